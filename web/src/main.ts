import { mount } from "svelte";

import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/kit.css";
import { speak } from "./lib/messages.svelte";
import { followLinks } from "./lib/router.svelte";
import { settings, watchSettings } from "./lib/settings.svelte";

watchSettings();
followLinks();
await speak(settings.language || (navigator.language || "en").slice(0, 2));

const target = document.getElementById("app");
if (target) mount(App, { target });

import { mount } from "svelte";

import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/kit.css";
import { isOffline } from "./lib/environment";
import { install } from "./lib/install";
import { preferred, loadLanguage } from "./lib/messages.svelte";
import { registerOfflineServer } from "./lib/offline-server";
import { followLinks } from "./lib/router.svelte";
import { settings, watchSettings } from "./lib/settings.svelte";

registerOfflineServer(async () => (await import("./offline/offline-client.svelte")).server);
watchSettings();
followLinks();
await loadLanguage(settings.language || preferred(navigator.languages ?? []));

const target = document.getElementById("app");
if (target) mount(App, { target });

// Let the visible page load first; offline, the engine goes first and installs the worker itself.
setTimeout(install, isOffline ? 60_000 : 2500);

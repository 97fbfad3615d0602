import { mount } from "svelte";

import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/kit.css";
import { isOffline } from "./lib/environment";
import { install } from "./lib/install";
import { loadLanguage, needMessages, preferred } from "./lib/messages.svelte";
import { registerOfflineServer } from "./lib/offline-server";
import { followLinks } from "./lib/router.svelte";
import { settings, watchSettings } from "./lib/settings.svelte";

registerOfflineServer(async () => (await import("./offline/offline-client.svelte")).server);
watchSettings();
followLinks();
await loadLanguage(settings.language || preferred(navigator.languages ?? []));

const target = document.getElementById("app");
if (target) mount(App, { target });

// Load the visible page first, then what tables need. Offline, the engine loads first and installs
// the worker itself.
setTimeout(() => void needMessages("play"), 300);
setTimeout(install, isOffline ? 60_000 : 2500);

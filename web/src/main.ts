import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./i18n/texts.svelte";
import { transport } from "./wire/transport";

// What only an edition without a server says.
if (!transport.hasOthers) await texts.withFolder("site", Promise.resolve());
else await texts.load();
mount(App, { target: document.getElementById("app")! });

if (transport.hasOthers && "serviceWorker" in navigator && isSecureContext) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
  void import("./wire/offline-edition").then(({ keepForInstalledApp }) => keepForInstalledApp());
}

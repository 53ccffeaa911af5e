import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { texts } from "./i18n/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && isSecureContext) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}

import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { preferred, words } from "./words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("page")! });

import { mount } from "svelte";
import App from "./App.svelte";
import { keepLook } from "./look.svelte";
import { keepPage } from "./notice/keeping";
import "./style.css";
import { words } from "./words.svelte";

keepLook();
await words.begin();
mount(App, { target: document.getElementById("page")! });
// Where it fails, the page only needs its server.
keepPage().catch(() => undefined);

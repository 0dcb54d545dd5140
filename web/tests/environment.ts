// Where tests run: in Node, with the page compiled as browsers get it.

import type { Environment } from "vitest/runtime";

const page: Environment = { name: "page", viteEnvironment: "client", setup: () => ({ teardown: () => {} }) };

export default page;

import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["dist/", "fixtures/", "src/gen/", "node_modules/"] },
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            "svelte/no-at-html-tags": "off", // icons only, from a package that is in the lock
            "svelte/prefer-svelte-reactivity": "off",
            "@typescript-eslint/no-non-null-assertion": "error",
        },
    },
);

/// <reference types="unplugin-icons/types/react" />

/** The id of the build: a hash of everything that goes into it. */
declare const __BUILD_ID__: string;

/** A module's code for the browser, as a text (vite/inline-script.ts). */
declare module '*?inline-script' {
  const code: string;
  export default code;
}

declare module '#fonts/*.woff2?url' {
  const address: string;
  export default address;
}

/** Network Information API, in Chromium only. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/// <reference types="unplugin-icons/types/react" />

/** The id of the build: a hash of everything that goes into it. */
declare const __BUILD_ID__: string;

declare module '#fonts/*.woff2?url' {
  const address: string;
  export default address;
}

/** Network Information API, in Chromium only. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/// <reference types="unplugin-icons/types/react" />

/** Names the build: a hash of everything that goes into it. */
declare const __BUILD_ID__: string;

declare module '#fonts/*.woff2?url' {
  const address: string;
  export default address;
}

/** What Chromium alone says of the connection. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/**
 * Types of the behaviours and islands that the browser finds by name. Each registry merges its own type into them, so
 * that markup with an unregistered name does not compile.
 */

/** Lists of behaviours; elements take no others (entry/react-attributes.d.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: the registries are merged into it
export interface RegisteredBehaviours {}

/** Tables of islands by name; `<Island>` takes no others. */
// biome-ignore lint/suspicious/noEmptyInterface: the registries are merged into it
export interface RegisteredIslands {}

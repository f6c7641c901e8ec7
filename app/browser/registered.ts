/**
 * What the browser knows by name: each registry adds its own type, so that markup with a name that none of
 * them has does not compile.
 */

/** Lists of behaviours; elements take no others (entry/react-attributes.d.ts). */
// biome-ignore lint/suspicious/noEmptyInterface: the registries are merged into it
export interface RegisteredBehaviours {}

/** Tables of islands by name; `<Island>` takes no others. */
// biome-ignore lint/suspicious/noEmptyInterface: the registries are merged into it
export interface RegisteredIslands {}

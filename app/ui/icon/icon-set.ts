/** The properties of an icon. An alias inherits from its parent, and an icon from its set. */
interface IconShape {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  /** Quarter turns, applied after the flips. */
  rotate?: number;
  hFlip?: boolean;
  vFlip?: boolean;
}

/** Icons of one collection, in the format of Iconify (conformance IC-1). */
export interface IconSet extends IconShape {
  prefix: string;
  icons: Record<string, IconShape & { body: string }>;
  aliases?: Record<string, IconShape & { parent: string }>;
  lastModified?: number;
  not_found?: string[];
}

/** Icon sets by the name of their collection; each is loaded at its first use. */
export type IconSets = Record<string, () => Promise<IconSet>>;

/** Whether this is a valid name of a collection or of an icon. */
export function isIconName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** Whether this has the shape of a set; its entries are not checked. */
export function isIconSet(value: unknown): value is IconSet {
  if (typeof value !== 'object' || value === null) return false;
  if (!('prefix' in value && 'icons' in value)) return false;
  return (
    typeof value.prefix === 'string' && typeof value.icons === 'object' && value.icons !== null
  );
}

/** The own entry of this name, never an inherited one such as `constructor`. */
export function entryOf<Entry>(
  entries: Record<string, Entry> | undefined,
  name: string,
): Entry | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** What an icon says of its drawing, an alias of its parent's, and a set of all that say nothing. */
interface IconShape {
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  /** Quarters of a turn, after the flips. */
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

/** Whether this may be the name of a collection, or of an icon in one. */
export function isIconName(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** Whether this has the form of a set; its entries may still be anything. */
export function isIconSet(value: unknown): value is IconSet {
  if (typeof value !== 'object' || value === null) return false;
  if (!('prefix' in value && 'icons' in value)) return false;
  return (
    typeof value.prefix === 'string' && typeof value.icons === 'object' && value.icons !== null
  );
}

/** The entry of this name, and nothing that every object has, such as `constructor`. */
export function entryOf<Entry>(
  entries: Record<string, Entry> | undefined,
  name: string,
): Entry | undefined {
  return entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Limit of a URL's length, with its commas not encoded (conformance IC-3). */
const MAX_LENGTH = 500;

/** Splits a list of names, so that the URL of each part is short enough at every host. */
export function splitNames(
  hosts: readonly string[],
  collection: string,
  names: readonly string[],
): string[][] {
  const longest = Math.max(...hosts.map((host) => host.length));
  const budget = MAX_LENGTH - longest - `/${collection}.json?icons=`.length;
  const parts: string[][] = [];
  let length = 0;
  for (const name of names) {
    const part = parts.at(-1);
    length += name.length + 1;
    if (part && length - 1 < budget) {
      part.push(name);
    } else {
      parts.push([name]);
      length = name.length + 1;
    }
  }
  return parts;
}

/** The height of a logo in the header, in px, and the width that leaves room for the menu. */
const HIGHEST = 40;
const WIDEST = 168;

/** The size in px at which a logo is shown. */
export function shownSize(logo: { width: number; height: number }) {
  const scale = Math.min(HIGHEST / logo.height, WIDEST / logo.width);
  return { width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
}

/** Returns the path of the logo for dark pages, if the firm has one: /pictures/logo-dark.svg for /pictures/logo.svg. */
export function darkLogo(path: string): string {
  return path.replace(/(?=\.\w+$)/, '-dark');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let read: IconSet | undefined;

function lucide(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  read ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet; // the package's own format
  return read;
}

/** The names of all icons that a channel may have. */
export function iconNames(): string[] {
  return Object.keys(lucide().icons);
}

/** The inside of an icon's SVG of 24 by 24; undefined for a name that no icon has. */
export function drawingOf(name: string): string | undefined {
  const { icons, aliases = {} } = lucide();
  return (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;
}

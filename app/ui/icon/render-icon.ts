import { trustedHtml } from '#app/browser/trusted-html.ts';
import type { Icon } from './read-icon.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Elements allowed in an icon: no script, style or link, and nothing that is fetched. */
const ELEMENTS =
  /^(?:g|defs|symbol|use|path|circle|ellipse|line|polygon|polyline|rect|clipPath|mask|pattern|stop|(?:linear|radial)Gradient|filter|fe(?!Image)[A-Z]\w*|animate|animate(?:Motion|Transform)|mpath)$/;

let drawings = 0;

/**
 * Builds the icon element by element, from known harmless parts only: its source may be another host. Ids
 * get a prefix, because two icons may use the same ones.
 *
 * @returns null when the source is not XML
 */
export function renderIcon(icon: Icon): SVGElement | null {
  const { body, left, top, width, height, rotate } = icon;
  const ids = `icon-${drawings++}-`;
  const source = new DOMParser().parseFromString(
    trustedHtml(`<svg xmlns="${SVG}" xmlns:xlink="${XLINK}">${body}</svg>`),
    'image/svg+xml',
  );
  if (source.querySelector('parsererror')) return null;
  const turned = rotate % 2 !== 0;
  const [w, h] = turned ? [height, width] : [width, height];
  const box = [left + (width - w) / 2, top + (height - h) / 2, w, h];
  const svg = make('svg', { viewBox: box.join(' '), 'aria-hidden': 'true' });
  const transform = transformOf(icon);
  const into = transform ? svg.appendChild(make('g', { transform })) : svg;
  copy(source.documentElement, into, ids);
  return svg;
}

function make(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  // Every element of this namespace is one.
  return element as SVGElement;
}

function copy(from: Element, into: Element, ids: string): void {
  for (const child of from.children) {
    if (child.namespaceURI !== SVG || !ELEMENTS.test(child.localName)) continue;
    const made = make(child.localName, {});
    for (const { localName, value } of child.attributes) {
      const own = attributeOf(localName, value, ids);
      if (own !== null) made.setAttribute(localName, own);
    }
    into.append(made);
    copy(child, made, ids);
  }
}

/** The attribute to copy, with prefixed ids; null for one that is not allowed. */
function attributeOf(name: string, value: string, ids: string): string | null {
  if (/^on|^style$|^xmlns|^class$/i.test(name)) return null;
  if (name === 'href') return value.startsWith('#') ? `#${ids}${value.slice(1)}` : null;
  if (name === 'attributeName' && /^on|href|style/i.test(value)) return null;
  if (name === 'id') return ids + value;
  if (/url\((?!['"]?#)/i.test(value)) return null;
  const begins = name === 'begin' || name === 'end';
  return begins
    ? value.replace(/([\w-]+)(?=\.(?:begin|end))/g, `${ids}$1`)
    : value.replace(/url\((['"]?)#/gi, `url($1#${ids}`);
}

/** Flips, then rotations, all about the centre. */
function transformOf({ left, top, width, height, rotate, hFlip, vFlip }: Icon): string {
  const [x, y] = [left + width / 2, top + height / 2];
  return [
    rotate !== 0 && `rotate(${rotate * 90} ${x} ${y})`,
    hFlip && `translate(${2 * x} 0) scale(-1 1)`,
    vFlip && `translate(0 ${2 * y}) scale(1 -1)`,
  ]
    .filter(Boolean)
    .join(' ');
}

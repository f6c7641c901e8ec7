export type Face = 'sans' | 'serif';

/** A rule of a style sheet that sets a typeface. */
export interface FaceRule {
  face: Face;
  /** The names (`h3`, `.motto`) of an element and of the elements around it, from the outside in. */
  names: string[][];
  /** Whether it applies only in some states, such as `[open]`, or media. */
  sometimes: boolean;
}

interface Open {
  tag: string;
  names: ReadonlySet<string>;
  faces: ReadonlySet<Face>;
}

/** Elements without an end tag. */
const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|<!--[\s\S]*?-->|([^<]+)/g;
const CLASS_LIST = /\sclass="([^"]*)"/;
/** Attributes that the browser or a script can show. */
const SHOWN = /\s(?:data-[\w-]+|placeholder|value|alt)="[^"]*"/g;
/** A declaration that sets a typeface, and one that applies a size of type.css with the serif. */
const DECLARATION = /^font(?:-family)?:[\s\S]*var\(--font-(sans|serif)\)/;
const APPLIED = /^@apply\s[\s\S]*\bt[3-6]\b/;

/** Tailwind's classes that set a typeface. */
const utilities: readonly FaceRule[] = (['sans', 'serif'] as const).map((face) => ({
  face,
  names: [[`.font-${face}`]],
  sometimes: false,
}));

/**
 * Finds the rules of a style sheet that set a typeface. Knows of the selectors only what the site writes: names of
 * elements and classes.
 */
export function faceRules(css: string): FaceRule[] {
  const found: FaceRule[] = [...utilities];
  const around: string[] = [];
  let text = '';
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      around.push(text.trim());
      text = '';
    } else if (sign === ';' || sign === '}') {
      const face = faceSet(text.trim());
      if (face) found.push(...rulesOf(face, around));
      text = '';
      if (sign === '}') around.pop();
    } else text += sign;
  }
  return found;
}

function faceSet(declaration: string): Face | null {
  if (APPLIED.test(declaration)) return 'serif';
  const [, name] = DECLARATION.exec(declaration) ?? [];
  if (!name) return null;
  return name === 'serif' ? 'serif' : 'sans';
}

function rulesOf(face: Face, around: readonly string[]): FaceRule[] {
  const conditions = around.some((prelude) => /^@(?:media|supports|container)/.test(prelude));
  const selectors = around
    .map((prelude) => prelude.replace(/^@utility\s+/, '.'))
    .filter((prelude) => !prelude.startsWith('@'))
    .reduce<string[]>(
      (outer, prelude) =>
        outer.flatMap((parent) => listed(prelude).map((own) => nested(parent, own))),
      [''],
    );
  return selectors.map((selector) => ({
    face,
    names: selector.split(/[\s>+~]+/).map(namesIn),
    sometimes: conditions || /\[|:(?!:|is\()/.test(selector),
  }));
}

/** Splits a list of selectors at its commas, and `:is(h2, h3)` into both. */
function listed(selectors: string): string[] {
  const [, before, options, after] = /^([\s\S]*?):is\(([^()]*)\)([\s\S]*)$/.exec(selectors) ?? [];
  if (options === undefined) return selectors.split(',').map((selector) => selector.trim());
  return options.split(',').flatMap((option) => listed(`${before}${option.trim()}${after}`));
}

const nested = (parent: string, own: string) =>
  (own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`).trim();

const namesIn = (compound: string) =>
  compound.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, '').match(/\.?[\w-]+/g) ?? [];

/**
 * Returns the characters that a page shows in each typeface. Attributes, such as a placeholder or the properties of an
 * island, count for the sans.
 */
export function textByFace(html: string, rules: readonly FaceRule[]): Record<Face, Set<string>> {
  const text = { sans: new Set<string>(), serif: new Set<string>() };
  const open: Open[] = [{ tag: 'body', names: new Set(['body']), faces: new Set(['sans']) }];
  const add = (face: Face, characters: string) => {
    for (const character of characters) text[face].add(character);
  };
  for (const [, end, tag = '', attributes = '', shown] of html.matchAll(TAG)) {
    const inner = open.at(-1);
    if (shown) for (const face of inner?.faces ?? []) add(face, shown);
    else if (end && inner?.tag === tag) open.pop();
    else if (tag && !end) {
      add('sans', (attributes.match(SHOWN) ?? []).join(''));
      const [, classes = ''] = CLASS_LIST.exec(attributes) ?? [];
      const names = new Set([
        tag,
        ...classes.split(' ').map((name) => `.${name.replace(/^.*:/, '')}`),
      ]);
      const faces = facesOf(names, open, rules);
      if (!EMPTY.test(tag) && !attributes.endsWith('/')) open.push({ tag, names, faces });
    }
  }
  return text;
}

function facesOf(names: Open['names'], around: readonly Open[], rules: readonly FaceRule[]) {
  const own = rules.filter((rule) => applies(rule, names, around));
  const inherited = own.some(({ sometimes }) => !sometimes) ? [] : (around.at(-1)?.faces ?? []);
  return new Set<Face>([...inherited, ...own.map(({ face }) => face)]);
}

function applies({ names }: FaceRule, own: Open['names'], around: readonly Open[]): boolean {
  const [last = [], ...outer] = names.toReversed();
  if (!last.every((name) => own.has(name))) return false;
  let left = around.length;
  return outer.every((wanted) => {
    do left -= 1;
    while (left >= 0 && !wanted.every((name) => around[left]?.names.has(name)));
    return left >= 0;
  });
}

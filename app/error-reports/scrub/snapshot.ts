import { type Fields, fieldsIn, isFields, pick, textOf, wordless } from './fields.ts';

/** Text, including that of style sheets (rrweb's NodeType). */
const TEXT = 3;

/** Attributes of presentation, whose values are the site's or the recorder's own. */
const looks = new Set([
  'class',
  'style',
  'type',
  'role',
  'rel',
  'lang',
  'hidden',
  'open',
  'disabled',
  'checked',
  'selected',
  'popover',
  'aria-hidden',
  'aria-expanded',
  'aria-current',
  'aria-selected',
  'aria-checked',
  'aria-pressed',
  'aria-invalid',
  'aria-busy',
  'data-state',
  'data-color-mode',
  'data-color-mode-forced',
  '_cssText',
  'rr_width',
  'rr_height',
  'rr_mediaState',
]);

/** An element with its descendants: presentation is kept, text starred, every other value emptied. */
export function scrubSnapshot(node: unknown): Fields {
  if (!isFields(node)) return {};
  const { attributes, childNodes, textContent, isStyle } = node;
  const css = isStyle === true && node.type === TEXT;
  return {
    ...wordless(node),
    ...pick(node, ['tagName', 'compatMode']),
    // The name of the doctype; no other node here has one.
    ...(node.name === 'html' && { name: 'html', publicId: '', systemId: '' }),
    ...(attributes !== undefined && { attributes: scrubValues(attributes) }),
    ...(textContent !== undefined && {
      textContent: css ? textContent : textOf(textContent).replaceAll(/\S/g, '*'),
    }),
    ...(childNodes !== undefined && { childNodes: fieldsIn(childNodes).map(scrubSnapshot) }),
  };
}

/** Values of presentation and numbers are kept; others are emptied, so that they still count as set. */
export function scrubValues(attributes: unknown): Fields {
  if (!isFields(attributes)) return {};
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const kept = looks.has(name) || typeof value !== 'string';
      return [name, kept ? value : ''];
    }),
  );
}

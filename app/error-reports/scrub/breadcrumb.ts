import { describeAddress } from './address.ts';
import { type Fields, isFields, pick, textOf, wordless } from './fields.ts';

/** Categories that are reported; console output and pressed keys are not. */
const reported = /^(?:navigation|fetch|xhr|replay\..*|ui\.(?!input|keyDown).*)$/;

/**
 * A breadcrumb of an error: its kind, time and page, and the element without its text.
 *
 * @param own the site's origin
 * @returns null for a breadcrumb that is not reported
 */
export function scrubBreadcrumb(crumb: Fields, own: string): Fields | null {
  const category = textOf(crumb.category);
  if (!reported.test(category)) return null;
  const { message, data } = crumb;
  return {
    ...pick(crumb, ['timestamp', 'type', 'level']),
    category,
    ...(category.startsWith('ui.') &&
      message !== undefined && { message: element(textOf(message)) }),
    ...(isFields(data) && { data: scrubData(data, own) }),
  };
}

function scrubData(data: Fields, own: string): Fields {
  const addresses = ['url', 'from', 'to', 'route'].flatMap((name) =>
    typeof data[name] === 'string' ? [[name, describeAddress(data[name], own)]] : [],
  );
  return {
    ...wordless(data),
    ...pick(data, ['method', 'endReason', 'nodeId']),
    ...Object.fromEntries(addresses),
    ...(isFields(data.node) && { node: pick(data.node, ['id', 'tagName']) }),
  };
}

/** `main > form#consult > button.button[aria-label="…"]` without the attributes. */
function element(selector: string): string {
  const bare = selector.replaceAll(/\[[^\]]*\]?/g, '');
  return /^[\w\s.#>:/-]*$/.test(bare) ? bare : '';
}

/** Markup of HTML or XML that may be inserted into a document unescaped. */
export interface Html {
  markup: string;
}

type Value = string | number | Html | readonly Html[] | false | null | undefined;

/** Creates markup from a template. Escapes text, keeps markup, and renders null, undefined and false as nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const markup = parts.reduce((all, part, index) => all + written(values[index - 1]) + part);
  return { markup };
}

function written(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** Escapes text for use between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Trusted Types API. Such browsers accept HTML only from a policy that the Content-Security-Policy names. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): typeof policy;
}
declare const trustedTypes: TrustedTypes | undefined;

const policy: { createHTML(html: string): string } | undefined =
  typeof trustedTypes === 'undefined'
    ? undefined
    : trustedTypes.createPolicy('site', { createHTML: (html) => html });

/**
 * Marks HTML as the site's own: written at build time, rendered by the server, or read by a parser whose result is
 * copied element by element. Never for what a visitor typed or another host sent.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** The content of an element that belongs to its behaviour: React sets it once and never again. */
export const EMPTY_HTML = { __html: trustedHtml('') };

import { createHash } from 'node:crypto';
import { accent } from '#app/firm/data/accent.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { html } from '#app/platform/html.ts';

const line = firm.color ? `light-dark(${accent.light},${accent.dark})` : '#eab308';
/** Style that works without the site's files: system typefaces and colours, and a line in the firm's colour. */
const style = [
  ':root{color-scheme:light dark}',
  'body{max-width:33em;margin:0 auto;padding:12vh 20px;font:17px/1.7 sans-serif;word-break:keep-all;overflow-wrap:anywhere}',
  `h1{font:600 1.6em/1.4 serif;border-top:3px solid ${line};padding-top:.9em}`,
  'a{display:inline-block;min-height:44px;line-height:44px;color:inherit;font-weight:600}',
].join('');

/** A policy that allows only this style. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Headers of a plain page that the site itself sends. */
export const plainHeaders = {
  // Only a header can forbid framing, not the document.
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
};

interface PlainPage {
  title: string;
  text: string;
  /** Link to another place. */
  link?: URL;
}

/**
 * Renders a small page that needs no script and no other file. A proxy sends it when the site does not answer. The site
 * sends it while its database cannot be opened, and to clients that send too many requests.
 */
export function plainPage({ title, text, link }: PlainPage): string {
  const way = link && html`\n<p><a href="${link.href}">${link.host}</a></p>`;
  const { markup } = html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${{ markup: policy }}">
<meta name="robots" content="noindex">
<title>${title} | ${firm.name}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>${way}
<p><a href="tel:${firm.phone.replaceAll('-', '')}">전화 ${firm.phone}</a></p>
<p>${firm.name}</p>
</main>
</body>
</html>
`;
  return markup;
}

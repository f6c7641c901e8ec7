import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { plainPages } from '#app/pages/error/copy.ts';
import { plainPage } from './plain-page.ts';

test.each(Object.keys(plainPages) as (keyof typeof plainPages)[])(
  'the plain page %s needs no other file, and its policy allows only its style',
  (name) => {
    const html = plainPage(plainPages[name]);
    const [, style = ''] = html.match(/<style>(.*)<\/style>/) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script|<link|<img|src=| style=/);
    expect(html).toContain('<html lang="ko">');
    expect(html).toContain(`href="tel:${firm.phone.replaceAll('-', '')}"`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.length).toBeLessThan(3_000);
  },
);

test('escapes title and text', () => {
  const html = plainPage({ title: '<b>"&', text: '</p>' });
  expect(html).toContain('<h1>&lt;b&gt;&quot;&amp;</h1>');
  expect(html).toContain('<p>&lt;/p&gt;</p>');
});

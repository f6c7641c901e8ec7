import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { situations } from '#app/firm/view/situations.ts';
import { reader } from '#app/router/visit-context.ts';
import { situation } from './situation.tsx';

test.each(situations.map(({ id }) => id))('%s names acts to avoid before reasons', async (id) => {
  const answer = await situation.page({
    params: { id },
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  const html = renderToStaticMarkup(answer?.body);
  const [, list = ''] = html.match(/<ul class="avoid">(.*?)<\/ul>/s) ?? [];
  const rows = list.split('<li>').slice(1);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows)
    expect(row).toMatch(/^<p class="avoid-act">.*마세요\.<\/p><p class="avoid-why">/);
});

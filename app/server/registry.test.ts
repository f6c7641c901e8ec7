import { expect, test } from 'vitest';
import { publicPages } from '#app/router/public-pages.ts';
import { pages } from '#app/site/pages.ts';
import { behaviours, islands, lateBehaviours } from '#app/site/registry.ts';
import { createRenderPage } from '../../tests/site/render-page.ts';

const names = [
  ...behaviours.map((behaviour) => behaviour['data-ui']),
  ...Object.keys(lateBehaviours),
];
const paths = publicPages(pages).map(({ path }) => path);

const renderPage = createRenderPage();

test.each([...paths, '/received/x'])(
  'the browser knows every behaviour and island of %s',
  async (path) => {
    const html = await renderPage(path);
    expect(names).toEqual(expect.arrayContaining(valuesOf(html, 'data-ui')));
    expect(Object.keys(islands)).toEqual(expect.arrayContaining(valuesOf(html, 'data-island')));
  },
);

function valuesOf(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  return [...found].map(([, value = '']) => value);
}

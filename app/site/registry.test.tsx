import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineBehaviour } from '#app/browser/behaviours.ts';
import { defineIsland, Island } from '#app/browser/island.tsx';
import { readConfig } from '#app/config/config.ts';
import { formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { galleryBehaviours } from '#app/gallery/behaviours.ts';
import { loadExamples, widgetNames } from '#app/gallery/examples.ts';
import { createLog } from '#app/platform/log.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { provide } from '#app/router/visit-context.ts';
import { createRenderer } from '#app/server/render.tsx';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { middleware, pages, rules } from './pages.ts';
import { behaviours, islands, lateBehaviours } from './registry.ts';
import { shell } from './shell.tsx';

const names = [
  ...behaviours.map((behaviour) => behaviour['data-ui']),
  ...Object.keys(lateBehaviours),
];
const galleryNames = galleryBehaviours.map((behaviour) => behaviour['data-ui']);
const receipt: ReceiptView = {
  kind: 'open',
  receipt: {
    ...{ reference: '7KQ2-M4XD', receivedAt: '2026-11-20T09:31:00Z', fresh: true },
    ...{ path: '/received/x', until: '2026-12-20T09:31:00Z', state: 'received' },
    ...{ appointmentAt: null, eraseBy: null, sent: {}, check: 'phone', choices: ['withdraw'] },
  },
};
const paths = publicPages(pages).map(({ path }) => path);

const renderPage = createRenderPage();

const unlisted = defineBehaviour('unlisted', () => () => {});
const unlistedIsland = defineIsland('unlisted', () => null);
const widget = defineIsland('shares', (_: { count: number }) => null);

test('what no list holds does not compile', () => {
  const elements = [
    // @ts-expect-error: no list of behaviours holds it
    <p key={1} {...unlisted} />,
    // @ts-expect-error: no table of islands holds it
    <Island key={2} of={unlistedIsland} props={{}} />,
    // @ts-expect-error: props that the component does not take
    <Island key={3} of={widget} props={{ count: '1' }} />,
  ];
  expect(elements).toHaveLength(3);
});

test('every name is given once', () => {
  const all = [...names, ...galleryNames];
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test('a late behaviour stands under its own name', async () => {
  for (const [name, load] of Object.entries(lateBehaviours)) {
    const found = Object.values(await load()).map((behaviour) => behaviour['data-ui']);
    expect(found).toContain(name);
  }
});

test('an island stands under its own name', async () => {
  for (const [name, load] of Object.entries(islands)) {
    expect((await load()).island.name).toBe(name);
  }
});

test.each([...paths, '/received/x'])(
  'the browser knows every behaviour and island of %s',
  async (path) => {
    const html = await renderPage(path);
    expect(names).toEqual(expect.arrayContaining(valuesOf(html, 'data-ui')));
    expect(Object.keys(islands)).toEqual(expect.arrayContaining(valuesOf(html, 'data-island')));
  },
);

test.each(widgetNames)('the gallery knows every behaviour of %s', async (widget) => {
  const examples = await loadExamples(widget);
  for (const { Component } of examples) {
    const used = valuesOf(renderToStaticMarkup(<Component />), 'data-ui');
    expect([...names, ...galleryNames]).toEqual(expect.arrayContaining(used));
  }
});

function createRenderPage(): (path: string) => Promise<string> {
  const result = readConfig({ CHANNELS: 'file' });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const { config } = result;
  const { render } = createRenderer({
    keep: false,
    site: { pages, middleware, rules, shell },
    assets: () => ({ script: '/client.js', styles: [], islands: {} }),
    config,
    log: createLog('silent'),
  });
  const provided = provide(
    [receiptContext, receipt],
    [formOptionsContext, { honeypot: 'memo', confirmation: true }],
    [trackingToolsContext, []],
    [errorReportsContext, null],
  );
  return async (path) => {
    const rendered = await render(new URL(path, config.origin), provided);
    expect(rendered).toMatchObject({ status: 200, whole: true });
    return 'html' in rendered ? rendered.html : '';
  };
}

function valuesOf(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'));
  return [...found].map(([, value = '']) => value);
}

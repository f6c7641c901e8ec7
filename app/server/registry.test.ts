import { expect, test } from 'vitest';
import { readConfig } from '#app/config/config.ts';
import { formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { createLog } from '#app/platform/log.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { provide } from '#app/router/visit-context.ts';
import { middleware, pages, rules } from '#app/site/pages.ts';
import { behaviours, islands, lateBehaviours } from '#app/site/registry.ts';
import { shell } from '#app/site/shell.tsx';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { createRenderer } from './render.tsx';

const names = [
  ...behaviours.map((behaviour) => behaviour['data-ui']),
  ...Object.keys(lateBehaviours),
];
const receipt: ReceiptView = {
  kind: 'open',
  receipt: {
    reference: '7KQ2-M4XD',
    receivedAt: '2026-11-20T09:31:00Z',
    fresh: true,
    path: '/received/x',
    until: '2026-12-20T09:31:00Z',
    state: 'received',
    appointmentAt: null,
    eraseBy: null,
    sent: {},
    checkedBy: 'phone',
    choices: ['withdraw'],
  },
};
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

function createRenderPage(): (path: string) => Promise<string> {
  const result = readConfig({ CHANNELS: 'file' });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const { config } = result;
  const { render } = createRenderer({
    site: { pages, middleware, rules, shell },
    assets: () => ({ script: '/client.js', styles: [], islands: {} }),
    config,
    log: createLog('silent'),
    alerts: { raise() {} },
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

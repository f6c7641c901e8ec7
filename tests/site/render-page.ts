import { expect } from 'vitest';
import { readConfig } from '#app/config/config.ts';
import { formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { createLog } from '#app/platform/log.ts';
import { provide } from '#app/router/visit-context.ts';
import { createRenderer } from '#app/server/render.tsx';
import { middleware, pages, rules } from '#app/site/pages.ts';
import { shell } from '#app/site/shell.tsx';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';

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
    again: null,
    due: '2026-11-20T09:00:00Z',
    called: true,
    checkedBy: 'phone',
    choices: ['withdraw'],
  },
  own: null,
  browser: { kept: false, isPhone: true },
};

/**
 * Makes a function that renders the page at a path to a complete HTML document. /received/x is an open receipt.
 *
 * @throws AssertionError if the page does not exist or a section of it fails
 */
export function createRenderPage(): (path: string) => Promise<string> {
  const result = readConfig({ CHANNELS: 'file' });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const { config } = result;
  const { render } = createRenderer({
    site: { pages, middleware, rules, shell },
    assets: () => ({
      script: '/client.js',
      styles: [],
      furtherStyles: '/further.css',
      islands: {},
    }),
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

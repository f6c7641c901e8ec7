import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

/** What a tool was told, as its own collector would hear it; `refused`: what the real one takes badly. */
interface ToolCall {
  tool: string;
  call: unknown[];
  /** The addresses that it can read or was told: of the page, and of the page before. */
  at: [string, string];
}

interface FakeTools {
  calls: ToolCall[];
  /** Every request that left for another company. */
  requests: Request[];
  /** What one tool was told. */
  of(tool: string): unknown[][];
  /** What each was told since forget(). */
  told(): Record<string, unknown[][]>;
  /** What they are told from now on. */
  forget(): void;
}

/** The real scripts' addresses, and what stands in for each. */
const scripts: [RegExp, string][] = [
  [/^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=(?:G|AW)-\w+$/, 'gtag'],
  [/^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-\w+$/, 'gtm'],
  [/^https:\/\/www\.clarity\.ms\/tag\/\w+$/, 'clarity'],
  [/^https:\/\/wcs\.naver\.net\/wcslog\.js$/, 'wcslog'],
  [/^https:\/\/t1\.daumcdn\.net\/kas\/static\/kp\.js$/, 'kp'],
  [/^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js$/, 'fbevents'],
  [/^https:\/\/karrot-pixel\.business\.daangn\.com\/karrot-pixel\.js$/, 'karrot-pixel'],
];

/**
 * Stands in for the tools' servers: scripts with the argument shapes and the order that the real ones ask
 * for, and their collectors. Nothing reaches another company.
 *
 * @param lose answers with another script, or none, where it says so
 */
export async function fakeTools(
  page: Page,
  lose: (script: string) => string | null | undefined = () => undefined,
): Promise<FakeTools> {
  const calls: ToolCall[] = [];
  const requests: Request[] = [];
  await page.context().route(/^https:\/\//, (route, request) => {
    requests.push(request);
    const url = request.url();
    const script = scripts.find(([address]) => address.test(url))?.[1];
    if (script) {
      const other = lose(url);
      if (other === null) return route.abort();
      const body = other ?? readFileSync(`tests/fakes/tracking/${script}.js`, 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body });
    }
    const sent = request.postData();
    if (sent?.startsWith('{"tool"')) calls.push(JSON.parse(sent));
    return route.fulfill({ status: 204 });
  });
  const of = (tool: string) => calls.filter((one) => one.tool === tool).map(({ call }) => call);
  return {
    calls,
    requests,
    of,
    told: () => Object.fromEntries(calls.map(({ tool }) => [tool, of(tool)])),
    forget: () => void calls.splice(0),
  };
}

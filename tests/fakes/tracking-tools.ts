import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

/** A call of a tool, as its own collector would receive it; `refused` marks a call that the real tool rejects. */
interface ToolCall {
  tool: string;
  call: unknown[];
  /** URLs that the tool can read or was given: of the page and of the referrer. */
  at: [string, string];
}

/** URLs of the real scripts, with the file that replaces each. */
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
 * Replaces the tools' servers with scripts that take the calls, and with collectors. The scripts of Google, Clarity,
 * Naver and Kakao check calls as these companies document it. No request leaves this machine.
 *
 * @param lose returns another script, or none, for a URL
 */
export async function fakeTools(
  page: Page,
  lose: (script: string) => string | null | undefined = () => undefined,
) {
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
    /** All requests to other companies. */
    requests,
    /** The calls of one tool. */
    of,
    /** The calls of each since forget(). */
    byTool: () => Object.fromEntries(calls.map(({ tool }) => [tool, of(tool)])),
    /** Forgets the calls so far. */
    forget: () => void calls.splice(0),
  };
}

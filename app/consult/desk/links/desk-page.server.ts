import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { firm } from '#app/firm/view/firm.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { readBody } from '#app/platform/body.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';

type More = Record<string, string>;

/** No cache stores a page, no search engine lists it and no Referer names it. It loads nothing from other sites. */
const deskHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** The whole HTML document. It has no script, so no tracking tool can run on it. */
function deskDocument(content: Html, styles: readonly string[]): string {
  const sheets = styles.map((href) => html`<link rel="stylesheet" href="${href}">\n`);
  return html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>상담 신청 | ${firm.name}</title>
${sheets}</head>
<body>
<main class="page-width py-14 lg:py-22">
${content}
<p class="mt-12 border-t border-line pt-6 font-semibold text-ink">${firm.name}</p>
</main>
</body>
</html>
`.markup;
}

interface DeskAnswers<Problem extends string> {
  /** Name of the pages in the log, without the secrets in their addresses. */
  route: string;
  /** The page that explains a problem. */
  problemPage: (problem: Problem | 'failed') => Html;
  /** Addresses of the site's style sheets. */
  styles: () => readonly string[];
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/** Creates the functions that answer requests to a group of the desk's pages. */
export function deskAnswers<Problem extends string>(options: DeskAnswers<Problem>) {
  const { route, problemPage, styles, log, alerts } = options;

  function page(content: Html, status: ContentfulStatusCode = 200, more?: More): Response {
    const headers = { ...deskHeaders, ...more };
    return new Response(deskDocument(content, styles()), { status, headers });
  }

  return {
    page,

    /** Redirects to another page by GET, so that a reload repeats nothing. */
    redirect: (location: string, more?: More) =>
      new Response(null, { status: 303, headers: { ...deskHeaders, location, ...more } }),

    /** Logs the refusal without the link, and returns the page that explains it. */
    refuse(problem: Problem, status: ContentfulStatusCode, more?: More): Response {
      log.warn({ event: 'request_refused', route, status, code: problem });
      return page(problemPage(problem), status, more);
    },

    /** Responds with the result of `work`, or with the page that says it failed. */
    async answer(work: () => Promise<Response>): Promise<Response> {
      try {
        return await work();
      } catch (error) {
        log.error({ event: 'link_failed', error });
        alerts.raise('link_failed');
        return page(problemPage('failed'), 503, { 'retry-after': '30' });
      }
    },
  };
}

/** Texts of two problems of `readDeskForm`, for every page. */
export const formProblems = {
  malformed: {
    title: '읽을 수 없는 요청입니다',
    text: '적으신 글이 너무 길면 줄여 주세요. 아무것도 바뀌지 않았습니다.',
  },
  limited: {
    title: '잠시 뒤에 다시 해 주세요',
    text: '짧은 시간에 너무 여러 번 눌렀습니다. 아무것도 바뀌지 않았습니다.',
  },
} as const;

/** In bytes. Holds the longest note: a Korean character takes nine bytes when it is percent-encoded. */
const MAX_BODY = 32 * 1024;

interface FormGuards {
  visitors: VisitorGuard;
  limiter: ReturnType<typeof createLimiter>;
}

/** Why a form is not read. */
interface FormProblem {
  problem: 'foreign' | 'limited' | 'malformed';
  status: ContentfulStatusCode;
  more?: More;
}

/**
 * Reads a form that a page of the desk sent.
 *
 * @returns the fields and the address of the browser, or why the form is refused
 */
export async function readDeskForm(
  context: Context<{ Bindings: Bindings }>,
  { visitors, limiter }: FormGuards,
): Promise<{ fields: URLSearchParams; address: string | null } | FormProblem> {
  const { raw } = context.req;
  if (!isFromThisPage(visitors, raw.headers)) return { problem: 'foreign', status: 403 };
  // Read before the body: a socket that has closed meanwhile has no address.
  const address = visitors.addressOf(context);
  const wait = limiter.take(address);
  if (wait !== null) {
    return { problem: 'limited', status: 429, more: { 'retry-after': String(wait) } };
  }
  const type = raw.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return { problem: 'malformed', status: 415 };
  const body = await readBody(raw, MAX_BODY);
  if (body === null) return { problem: 'malformed', status: 413 };
  return { fields: new URLSearchParams(body), address };
}

/**
 * A page with `no-referrer` sends its form with the origin `null`. From a browser without Sec-Fetch-Site that is
 * accepted: whoever forges the form must know the link, or have the cookie of the list, which no other site sends.
 */
function isFromThisPage(visitors: VisitorGuard, sent: Headers): boolean {
  const old = sent.get('sec-fetch-site') === null && sent.get('origin') === 'null';
  return old || visitors.isFromOwnPage(sent);
}

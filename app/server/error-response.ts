import type { PageError } from '#app/router/page-error.ts';

/** Whether a client prefers an error as JSON to a page (conformance RT-7). */
export function wantsJson({ headers, url }: Request): boolean {
  const accept = headers.get('accept') ?? '';
  if (accept.includes('text/html')) return false;
  const { pathname } = new URL(url);
  return (
    accept.includes('application/json') ||
    /^(curl|httpie)\//i.test(headers.get('user-agent') ?? '') ||
    headers.get('sec-fetch-mode') === 'cors' ||
    pathname.startsWith('/api/') ||
    pathname.endsWith('.json')
  );
}

export function errorJson(
  request: Request,
  error: PageError,
  headers: Record<string, string> = {},
): Response {
  const { pathname, search } = new URL(request.url);
  return Response.json(
    {
      url: pathname + search,
      statusCode: error.statusCode,
      statusMessage: error.statusMessage,
      message: error.description,
      stack: '',
      data: error.data,
    },
    { status: error.statusCode, headers: { 'cache-control': 'no-store', ...headers } },
  );
}

import type { MiddlewareHandler } from 'hono';
import type { RedirectStatusCode } from 'hono/utils/http-status';
import { redirectOf } from '#app/router/redirects.ts';
import { createMatcher, matchRule, type RouteRules } from '#app/router/route-rules.ts';

/** Sends an address on that has a new one, with status 307 unless its rule says another (RT-11). */
export function redirectByRules(rules: RouteRules): MiddlewareHandler {
  const matcher = createMatcher(rules);
  return async ({ req, redirect }, next) => {
    const url = new URL(req.url);
    const rule = matchRule(matcher, url.pathname);
    const target = redirectOf(rule, url, true);
    if (!target) return next();
    // Rules name one of the statuses that redirect.
    return redirect(target.to, (rule.redirectStatus ?? 307) as RedirectStatusCode);
  };
}

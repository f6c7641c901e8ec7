import type { MiddlewareHandler } from 'hono';
import type { RedirectStatusCode } from 'hono/utils/http-status';
import { redirectOf } from '#app/routing/redirects.ts';
import { createMatcher, matchRule, type RouteRules } from '#app/routing/route-rules.ts';

/**
 * Redirects by the route rules, with status 307 unless the rule sets another (RT-11). Redirects only GET and HEAD: 307
 * would repeat any other method, and its body, at an address that may belong to another site.
 */
export function redirectByRules(rules: RouteRules): MiddlewareHandler {
  const matcher = createMatcher(rules);
  return async ({ req, redirect }, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const url = new URL(req.url);
    const rule = matchRule(matcher, url.pathname);
    const target = redirectOf(rule, url);
    if (!target) return next();
    // Rules only name redirect statuses.
    return redirect(target.to, (rule.redirectStatus ?? 307) as RedirectStatusCode);
  };
}

import type { MiddlewareHandler } from 'hono';
import type { Config } from '#app/config/config.ts';
import { plainPages } from '#app/pages/error/copy.ts';
import type { Log } from '#app/platform/log.ts';
import { isLoopback } from '#app/platform/loopback.ts';
import { plainHeaders, plainPage } from './plain-page.ts';

type KnownHosts = Pick<Config, 'origin' | 'allowedHosts'>;

/**
 * Whether an address belongs to this site. Accepts every local name in development, and if the origin itself is local.
 */
export function createHostCheck({ origin, allowedHosts }: KnownHosts, development: boolean) {
  const local = development || isLoopback(origin.hostname);
  return ({ hostname }: URL): boolean =>
    hostname === origin.hostname ||
    allowedHosts.includes(hostname) ||
    (local && isLoopback(hostname));
}

/**
 * Refuses other host names with a page that links to the site. A known name with a dot at its end is the same name
 * written in full, so it is redirected. Logs the first refused name: if it belongs to the site, a setting or the proxy
 * is wrong.
 */
export function refuseOtherHosts(
  isKnown: (url: URL) => boolean,
  origin: URL,
  log: Log,
): MiddlewareHandler {
  const page = plainPage({ ...plainPages.otherHost, link: origin });
  let warned = false;
  return async ({ req, body, redirect }, next) => {
    const url = new URL(req.url);
    if (isKnown(url)) return next();
    const bare = new URL(url);
    bare.hostname = url.hostname.replace(/\.$/, '');
    if (!isKnown(bare)) {
      if (!warned)
        log.warn({ event: 'unknown_host', host: url.hostname, setting: 'ORIGIN' }, ADVICE);
      warned = true;
      return body(page, 421, plainHeaders);
    }
    // Takes the protocol from the origin, because a proxy passes HTTPS requests on in HTTP.
    return redirect(`${origin.protocol}//${bare.host}${bare.pathname}${bare.search}`, 308);
  };
}

const ADVICE =
  '설정에 없는 이름으로 온 요청을 돌려보냈습니다. 이 사이트의 이름이면 ORIGIN을 고치거나 ALLOWED_HOSTS에 적고, 아니면 프록시가 Host를 그대로 넘기는지 보세요.';

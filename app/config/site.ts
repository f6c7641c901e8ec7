import * as v from 'valibot';
import { isNetwork, parseNetwork } from '#app/platform/ip-address.ts';
import { isSecure, list, matching, optional, origin, port } from './formats.ts';

const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[\w.-]+$/, '호스트 이름만, 포트 없이 적습니다'),
);

const network = v.pipe(
  v.string(),
  v.check(isNetwork, '10.0.0.0/8이나 ::1처럼 IP 주소나 그 범위를 적습니다'),
  v.transform(parseNetwork),
);

const indexNowKey = matching(
  /^[A-Za-z0-9-]{8,128}$/,
  '영어 글자, 숫자, -로 여덟 글자 이상 적습니다',
);

/** Content of the meta element with which a search engine verifies the owner. */
const verification = matching(
  /^(?!\w+-site-verification|content=)[\w+/=-]+$/,
  '<meta … content="값">에서 따옴표 안의 값만 적습니다',
);

const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  'debug, info, warn, error, silent 가운데 하나입니다',
);

/** Address of the site, and the hosts and proxies that may send requests to it. */
export const site = v.pipe(
  v.object({
    ORIGIN: optional(origin),
    ALLOWED_HOSTS: v.optional(v.pipe(list, v.array(host)), ''),
    HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off'], 'on 또는 off입니다'), 'off'),
    HOST: v.optional(v.string(), '127.0.0.1'),
    PORT: v.optional(port, '3000'),
    TRUSTED_PROXIES: v.optional(v.pipe(list, v.array(network)), ''),
    NAVER_SITE_VERIFICATION: v.optional(verification),
    GOOGLE_SITE_VERIFICATION: v.optional(verification),
    INDEXNOW_KEY: optional(indexNowKey),
    ICON_FALLBACK: optional(v.pipe(origin, v.check(isSecure, 'https 주소여야 합니다'))),
    CLIENT_NAVIGATION: v.optional(v.picklist(['on', 'off'], 'on 또는 off입니다'), 'on'),
    LOG_LEVEL: v.optional(logLevel, 'info'),
  }),
  v.transform((given) => ({
    origin: given.ORIGIN ?? new URL(`http://localhost:${given.PORT}`),
    /** Lower-case host names that the site answers, in addition to the origin's. */
    allowedHosts: given.ALLOWED_HOSTS,
    /** Whether HSTS also covers the subdomains. */
    hstsSubdomains: given.HSTS_SUBDOMAINS === 'on',
    listen: { host: given.HOST, port: given.PORT },
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: given.TRUSTED_PROXIES,
    verification: {
      naver: given.NAVER_SITE_VERIFICATION,
      google: given.GOOGLE_SITE_VERIFICATION,
    },
    /** Proves to search engines that an announcement comes from the site; null: changes are not announced. */
    indexNowKey: given.INDEXNOW_KEY,
    /** Public host for icons that the site does not contain; null: no fallback. */
    iconFallback: given.ICON_FALLBACK,
    /** Whether links render the next page in the same document instead of loading a new one. */
    clientNavigation: given.CLIENT_NAVIGATION === 'on',
    logLevel: given.LOG_LEVEL,
  })),
);

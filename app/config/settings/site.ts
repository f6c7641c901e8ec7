import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { isLoopback } from '#app/platform/loopback.ts';
import { list, origin, port } from './formats.ts';

const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[\w.-]+$/, '호스트 이름만, 포트 없이 적습니다'),
);

const iconHost = v.pipe(
  origin,
  v.check(
    ({ protocol, hostname }) => protocol === 'https:' || isLoopback(hostname),
    'https 주소여야 합니다',
  ),
);

const indexNowKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9-]{8,128}$/, '영어 글자, 숫자, -로 여덟 글자 이상 적습니다'),
);

const network = v.pipe(
  v.string(),
  v.check(isNetwork, '10.0.0.0/8이나 ::1처럼 IP 주소나 그 범위를 적습니다'),
);

const logLevel = v.picklist(
  ['debug', 'info', 'warn', 'error', 'silent'],
  'debug, info, warn, error, silent 가운데 하나입니다',
);

/** Where the site stands and who asks it. */
export const siteSettings = {
  ORIGIN: v.optional(origin),
  ALLOWED_HOSTS: v.optional(v.pipe(list, v.array(host)), ''),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  /** Whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: v.optional(v.pipe(list, v.array(network), v.transform(toBlockList)), ''),
  NAVER_SITE_VERIFICATION: v.optional(v.string()),
  GOOGLE_SITE_VERIFICATION: v.optional(v.string()),
  INDEXNOW_KEY: v.optional(indexNowKey),
  ICON_FALLBACK: v.optional(iconHost),
  LOG_LEVEL: v.optional(logLevel, 'info'),
};

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

function toBlockList(networks: string[]): BlockList {
  const found = new BlockList();
  for (const text of networks) {
    const [address = '', prefix] = text.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) found.addAddress(address, family);
    else found.addSubnet(address, Number(prefix), family);
  }
  return found;
}

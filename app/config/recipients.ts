import { firm } from '#app/firm/firm.ts';
import { isLocalAddress, readAddress } from '#app/platform/ip-address.ts';
import { isWithin } from './companies.ts';
import type { Config } from './config.ts';
import type { ChannelConfig } from './delivery.ts';
import { isSentry } from './error-reports.ts';
import type { SettingName } from './settings.ts';
import { databaseHost } from './storage.ts';

/** A server of somebody else that personal data reaches because a setting names it. */
export interface Recipient {
  setting: SettingName;
  host: string;
  /** What it does for the firm, and the data that it gets, as the privacy policy says them. */
  work: string;
  items: string;
}

const REQUEST = '이 처리방침에 적은 상담 신청의 항목';
const BRIEF = '접수번호, 관련된 업무, 지금 상황';

/**
 * Whom the configuration sends personal data. Left out is who has an article of the policy of its own (the tools of
 * app/tracking/, Sentry), and the webhook of alerts, which hold none.
 */
export function recipientsOf(config: Config): Recipient[] {
  const { channels, confirmation, databaseUrl, errorReports, iconFallback, origin } = config;
  const all = [
    ...channels.flatMap(ofChannel),
    ...(confirmation ? [ofSolapi(confirmation.account.url, '문자 발송', '연락처, 접수번호')] : []),
    recipient('DATABASE_URL', databaseUrl && databaseHost(databaseUrl), '상담 신청 보관', REQUEST),
    recipient('SENTRY_DSN', errorReports?.dsn.hostname, '오류 보고 보관', '오류 보고의 항목'),
    recipient('ICON_FALLBACK', iconFallback?.hostname, '아이콘 전송', 'IP 주소'),
  ];
  return all.filter(({ host }) => isElsewhere(host, origin.hostname) && !isSentry(host));
}

function ofChannel(channel: ChannelConfig): Recipient[] {
  switch (channel.name) {
    case 'file':
      return [];
    case 'mail':
      return [
        recipient('SMTP_URL', channel.url.hostname, '이메일 발송', REQUEST),
        ...channel.to.map(({ address }) =>
          recipient('MAIL_TO', domainOf(address), '이메일 보관', REQUEST),
        ),
      ];
    case 'sms':
      return [ofSolapi(channel.account.url, '문자 발송', BRIEF)];
    case 'alimtalk':
      return [ofSolapi(channel.account.url, '알림톡 발송', BRIEF)];
    case 'webhook': {
      const items = channel.extent === 'full' ? REQUEST : BRIEF;
      return [recipient('WEBHOOK_URL', channel.url.hostname, '상담 신청의 알림', items)];
    }
  }
}

function ofSolapi(url: URL | null, work: string, items: string): Recipient {
  return recipient(
    url ? 'SOLAPI_URL' : 'SOLAPI_KEY',
    url?.hostname ?? 'api.solapi.com',
    work,
    items,
  );
}

function recipient(
  setting: SettingName,
  host: string | null | undefined,
  work: string,
  items: string,
): Recipient {
  return { setting, host: host?.toLowerCase() ?? '', work, items };
}

/**
 * False for this machine, a socket and a private network, and for the domain of the site and of the firm's mail where
 * the site stands in it: such a name tells of nobody but the firm. Whose machines these are is in no setting; the firm
 * writes it (docs/operations.md). A mail domain alone proves nothing: the firm may use a company's, such as daum.net.
 */
function isElsewhere(host: string, site: string): boolean {
  const address = readAddress(host);
  if (address) return !isLocalAddress(address);
  const mail = domainOf(firm.email);
  const own = [site.replace(/^www\./, ''), ...(isWithin(site, mail) ? [mail] : [])];
  // Names without a dot are those of a container network; a path is a socket's.
  return /^[^/%]+\.[^/%]+$/.test(host) && !own.some((domain) => isWithin(host, domain));
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

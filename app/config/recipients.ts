import { domainToASCII } from 'node:url';
import type { Processor } from '#app/firm/schema/processor-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { retention } from '#app/firm/view/retention.ts';
import { isLocalAddress, readAddress } from '#app/platform/ip-address.ts';
import type { Config } from './config.ts';
import type { ChannelConfig } from './delivery.ts';
import { isSentry } from './error-reports.ts';
import type { SettingName } from './settings.ts';
import { databaseHost } from './storage.ts';

/** A server of another company that receives personal data because a setting names it. */
export interface Recipient {
  setting: SettingName;
  host: string;
  /** Its work for the firm, in the words of the privacy policy. */
  work: string;
}

/**
 * The servers to which the configuration sends personal data. Recipients with an article of their own in the policy (the
 * tools of app/tracking/, Sentry) are left out, and so is the webhook of alerts, which contain none.
 */
export function recipientsOf(config: Config): Recipient[] {
  const { channels, confirmation, databaseUrl, errorReports, iconFallback, origin } = config;
  const all = [
    ...channels.flatMap(ofChannel),
    ...(confirmation ? [ofSolapi(confirmation.account.url, '문자 발송')] : []),
    recipient('DATABASE_URL', databaseUrl && databaseHost(databaseUrl), '상담 신청 보관'),
    recipient('SENTRY_DSN', errorReports?.dsn.hostname, '오류 보고 보관'),
    recipient('ICON_FALLBACK', iconFallback?.hostname, '아이콘 전송'),
  ];
  return all.filter(({ host }) => isElsewhere(host, origin.hostname) && !isSentry(host));
}

function ofChannel(channel: ChannelConfig): Recipient[] {
  switch (channel.name) {
    case 'file':
      return [];
    case 'mail':
      return [
        recipient('SMTP_URL', channel.url.hostname, '이메일 발송'),
        ...channel.to.map(({ address }) => recipient('MAIL_TO', domainOf(address), '이메일 보관')),
      ];
    case 'sms':
      return [ofSolapi(channel.account.url, '문자 발송')];
    case 'alimtalk':
      return [ofSolapi(channel.account.url, '알림톡 발송')];
    case 'webhook':
      return [recipient('WEBHOOK_URL', channel.url.hostname, '상담 신청의 알림')];
  }
}

function ofSolapi(url: URL | null, work: string): Recipient {
  return recipient(url ? 'SOLAPI_URL' : 'SOLAPI_KEY', url?.hostname ?? 'api.solapi.com', work);
}

function recipient(setting: SettingName, host: string | null | undefined, work: string): Recipient {
  return { setting, host: asciiHost(host ?? ''), work };
}

/** The recipients whose host is in no entry of the firm's processors. */
export function unnamedRecipients(
  recipients: readonly Recipient[],
  written: readonly Processor[],
): Recipient[] {
  return recipients.filter(
    ({ host }) => !written.some(({ hosts = [] }) => hosts.some((domain) => isWithin(host, domain))),
  );
}

/**
 * Names the settings whose hosts are in no entry of the firm's processors, with the lines to add to content/firm.yaml.
 *
 * @param written `processors` of content/firm.yaml
 * @returns null if every host is named
 */
export function unnamedWords(
  recipients: readonly Recipient[],
  written: readonly Processor[],
): string | null {
  const unnamed = unnamedRecipients(recipients, written);
  if (unnamed.length === 0) return null;
  const places = new Set(unnamed.map(({ setting, host }) => `${setting}(${host})`));
  const entries = [...Map.groupBy(unnamed, ({ host }) => host)].flatMap(([host, theirs]) => [
    '  - name: 회사의 이름',
    `    work: ${[...new Set(theirs.map(({ work }) => work))].join(', ')}`,
    // The colons of an IPv6 address need quotes.
    `    hosts: [${host.includes(':') ? `'${host}'` : host}]`,
  ]);
  return [
    `${[...places].join(', ')}: 개인정보가 가는 곳인데 처리방침에 그 이름이 없습니다. content/firm.yaml의 processors에 아래의 줄을 적고 다시 빌드합니다. 있는 회사면 그 hosts에 서버의 이름을 더하고, 나라 밖의 회사면 abroad도 적습니다(docs/editing.md).`,
    'processors:',
    ...entries,
  ].join('\n');
}

/**
 * Reminds the operator of services that keep the requests that the site sends: the policy promises a period, and the site
 * cannot erase there.
 *
 * @returns null without such services
 */
export function keptWords(recipients: readonly Recipient[]): string | null {
  const keepers = recipients.filter(({ setting }) => /^(?:MAIL_TO|WEBHOOK_URL)$/.test(setting));
  if (keepers.length === 0) return null;
  const places = new Set(keepers.map(({ setting, host }) => `${setting}(${host})`));
  return `${[...places].join(', ')}: 보낸 상담 신청이 그곳에 남고, 이 사이트는 그곳의 것을 지우지 못합니다. 처리방침에 적힌 보유 기간(${retention})을 지킬 수 있게 그 서비스에서 보관 기간을 정하거나, 기간이 지난 것을 직접 지웁니다. 삭제를 요청받은 신청도 그곳에서 지웁니다.`;
}

/** A host as DNS writes it: 상속법.kr in Punycode, without the final dot of a name and the brackets of an IPv6 address. */
function asciiHost(host: string): string {
  const plain = host.replace(/^\[|\]$|\.$/g, '').toLowerCase();
  return domainToASCII(plain) || plain;
}

/** Whether a host is this domain or a name in it, however both are spelled. */
export function isWithin(host: string, domain: string): boolean {
  const [name, within] = [asciiHost(host), asciiHost(domain)];
  return name === within || name.endsWith(`.${within}`);
}

/**
 * False for this machine, a socket, a private network and the site's own domain, and for the domain of the firm's mail if
 * the site is in it: such a name identifies nobody but the firm. The settings do not contain the company behind those
 * machines, so the firm writes it (docs/operations.md). A mail domain alone proves nothing: it may be daum.net.
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

import * as v from 'valibot';
import { isLoopback } from '#app/platform/loopback.ts';
import { mailAddresses } from './formats.ts';
import { isServed, namesIn } from './rules.ts';
import type { SettingName } from './settings.ts';

export type Given = Partial<Record<SettingName, string>>;
export type Warning = [name: SettingName, sentence: string];

/**
 * Warns about settings that are valid but have no effect or an unexpected one.
 *
 * @param given the settings as written, without empty ones
 * @returns each setting with a sentence about the effect and the remedy
 */
export function settingWarnings(given: Given): Warning[] {
  const channels = namesIn(given.CHANNELS);
  const warnings = dependentSettings
    .filter(([name, , ...users]) => given[name] && !users.some((user) => given[user]))
    .map(([name, sentence]): Warning => [name, sentence]);
  const used = channels.length > 0 ? channels : [byDefault(given)];
  for (const [name, users, sentence = notUsed(users)] of channelSettings) {
    if (given[name] && !users.some((user) => used.includes(user))) warnings.push([name, sentence]);
  }
  if (given.SMS_EXTENT && used.includes('alimtalk') && !used.includes('sms')) {
    warnings.push(['SMS_EXTENT', notUsed(['sms'])]);
  }
  if (
    given.DIGEST_AT !== 'off' &&
    given.DIGEST_AT &&
    !used.some((name) => digestChannels.includes(name))
  ) {
    warnings.push(['DIGEST_AT', notUsed(digestChannels)]);
  }
  if (given.DESK_LIST === 'on' && !used.includes('mail')) {
    warnings.push([
      'DESK_LIST',
      'CHANNELS에 mail이 없어 목록을 열 링크가 아무 데도 가지 않습니다. 쓰시려면 CHANNELS에 mail을 더합니다',
    ]);
  }
  if (given.DESK_PIN && given.DESK_LIST !== 'on') {
    warnings.push(['DESK_PIN', 'DESK_LIST가 on이 아니어서 쓰지 않습니다']);
  }
  const missing = smsSettings.filter((name) => !given[name]);
  const [present] = smsSettings.filter((name) => given[name]);
  if (present && missing.length > 0) {
    warnings.push([present, `문자를 보내려면 ${missing.join(', ')}도 있어야 합니다`]);
  }
  return [
    ...warnings,
    ...serverWarnings(given),
    ...formatWarnings(given),
    ...secretWarnings(given),
  ];
}

const byDefault = ({ SMTP_URL }: Given) => (SMTP_URL ? 'mail' : 'file');

/** Settings that have no effect without one of `users`. */
const dependentSettings: [...Warning, ...users: SettingName[]][] = [
  ['MAIL_FROM', 'SMTP_URL이 없어 메일을 보내지 않습니다', 'SMTP_URL'],
  ['MAIL_TO', 'SMTP_URL이 없어 메일을 보내지 않습니다', 'SMTP_URL'],
  ['ALERT_MAIL_TO', 'SMTP_URL이 없어 메일을 보내지 않습니다', 'SMTP_URL'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL이 없어 쓰지 않습니다', 'WEBHOOK_URL'],
  ['WEBHOOK_FORMAT', 'WEBHOOK_URL이 없어 쓰지 않습니다', 'WEBHOOK_URL'],
  ['WEBHOOK_EXTENT', 'WEBHOOK_URL이 없어 쓰지 않습니다', 'WEBHOOK_URL'],
  ['SMS_EXTENT', 'SMS_TO가 없어 쓰지 않습니다', 'SMS_TO'],
  ['GOOGLE_ADS_LABELS', 'GOOGLE_ADS_ID가 없어 쓰지 않습니다', 'GOOGLE_ADS_ID'],
];

/** Text messages need all three. */
const smsSettings = ['SOLAPI_KEY', 'SOLAPI_SECRET', 'SMS_FROM'] as const;

function notUsed(users: string[]): string {
  // sms is read with a vowel at its end, the other names with a consonant.
  const names = users.map((user, index) => {
    const isLast = index === users.length - 1;
    if (user === 'sms') return isLast ? 'sms가' : 'sms나';
    return `${user}${isLast ? '이' : '이나'}`;
  });
  return `CHANNELS에 ${names.join(' ')} 없어 쓰지 않습니다. 쓰시려면 CHANNELS에 더합니다`;
}

/** Channels that send the digest. */
const digestChannels = ['mail', 'webhook', 'file'];

/** Settings of channels, with the channels that use them, and the warning if none of these is configured. */
const channelSettings: [SettingName, channels: string[], sentence?: string][] = [
  [
    'SMTP_URL',
    ['mail'],
    'CHANNELS에 mail이 없어 상담 신청은 메일로 가지 않습니다. 이 서버로는 알림만 보냅니다. 신청도 메일로 받으시려면 CHANNELS에 mail을 더합니다',
  ],
  ['WEBHOOK_URL', ['webhook']],
  ['SMS_TO', ['sms', 'alimtalk']],
  ['ALIMTALK_CHANNEL', ['alimtalk']],
  ['ALIMTALK_TEMPLATE', ['alimtalk']],
];

/** Warnings about addresses, ports, periods and the log. */
function serverWarnings(given: Given): Warning[] {
  const warnings: Warning[] = [];
  const served = isServed(given.ORIGIN);
  const host = given.HOST ?? '127.0.0.1';
  const isOpen = !isLoopback(host);
  if (served && !given.TRUSTED_PROXIES) {
    warnings.push([
      'TRUSTED_PROXIES',
      '비어 있어, 프록시를 거쳐 오는 방문자가 모두 한 사람으로 보입니다. 몇 분만 신청해도 다른 분이 막힙니다. 프록시가 이 컴퓨터에 있으면 127.0.0.1을 적습니다',
    ]);
  }
  if (namesIn(given.TRUSTED_PROXIES).some((network) => /\/0$/.test(network))) {
    warnings.push([
      'TRUSTED_PROXIES',
      '누구의 말이든 믿어, 방문자가 제 주소를 꾸며 횟수의 제한을 벗어날 수 있습니다. 프록시의 주소만 적습니다',
    ]);
  }
  if (served && given.SMTP_URL && !given.ALERT_MAIL_TO && !given.ALERT_WEBHOOK_URL) {
    warnings.push([
      'ALERT_MAIL_TO',
      '비어 있어, 디스크가 찼다는 것 같은 서버의 알림도 신청을 받는 메일(MAIL_TO)로 갑니다. 서버를 돌보는 분의 메일을 적으면 그분께만 갑니다',
    ]);
  }
  if (isOpen && given.METRICS_PORT && !given.METRICS_TOKEN) {
    warnings.push([
      'METRICS_TOKEN',
      `수치가 암호 없이 ${host}:${given.METRICS_PORT}에 열립니다. 밖에서 닿을 수 있으면 열여섯 글자 이상 적습니다`,
    ]);
  }
  if (served && isOpen && given.ORIGIN?.startsWith('https:')) {
    warnings.push([
      'HOST',
      `${host}의 포트가 잠기지 않은 채(http) 열립니다. 프록시가 이 컴퓨터에 있으면 비워 두고, 컨테이너면 밖에 내놓지 않았는지 봅니다`,
    ]);
  }
  if (given.HSTS_SUBDOMAINS === 'on' && !given.ORIGIN?.startsWith('https:')) {
    warnings.push(['HSTS_SUBDOMAINS', 'ORIGIN이 https가 아니어서 쓰지 않습니다']);
  }
  if (given.INDEXNOW_KEY && !served) {
    warnings.push(['INDEXNOW_KEY', 'ORIGIN이 공개 주소가 아니어서 검색 엔진에 알릴 것이 없습니다']);
  }
  if (served && (given.LOG_LEVEL === 'silent' || given.LOG_LEVEL === 'error')) {
    warnings.push([
      'LOG_LEVEL',
      '접속기록의 사본과 경고가 기록에 남지 않습니다. 공개 주소에서는 info로 둡니다',
    ]);
  }
  if (Number(given.BACKUP_DAYS ?? 30) > 31 * Number(given.RETENTION_MONTHS ?? 12)) {
    warnings.push([
      'BACKUP_DAYS',
      '신청의 보유 기간보다 길어, 지운 신청이 백업에 더 오래 남습니다. RETENTION_MONTHS보다 짧게 적습니다',
    ]);
  }
  return warnings;
}

/** Warnings about formats that other companies' servers require. */
function formatWarnings(given: Given): Warning[] {
  const warnings: Warning[] = [];
  const hostOf = (address?: string) => URL.parse(address ?? '')?.hostname ?? '';
  const format = given.WEBHOOK_FORMAT ?? 'json';
  const [webhook, alerts] = [hostOf(given.WEBHOOK_URL), given.ALERT_WEBHOOK_URL ?? ''];
  if (webhook === 'hooks.slack.com' && format !== 'slack') {
    warnings.push(['WEBHOOK_FORMAT', '슬랙은 이 꼴을 받지 않습니다. slack이라고 적습니다']);
  }
  if (/(^|\.)discord(app)?\.com$/.test(webhook) && format !== 'discord') {
    warnings.push(['WEBHOOK_FORMAT', '디스코드는 이 꼴을 받지 않습니다. discord라고 적습니다']);
  }
  if (/(^|\.)discord(app)?\.com$/.test(hostOf(alerts)) && !alerts.endsWith('/slack')) {
    warnings.push(['ALERT_WEBHOOK_URL', '디스코드의 주소는 끝에 /slack을 붙여야 알림을 받습니다']);
  }
  const senders = v.safeParse(mailAddresses, given.MAIL_FROM);
  if (senders.success && senders.output.length > 1) {
    warnings.push(['MAIL_FROM', '보내는 주소가 여럿이라 맨 앞의 것만 씁니다. 하나만 적습니다']);
  }
  if (given.SMS_FROM && given.SMS_FROM === given.SMS_TO) {
    warnings.push(['SMS_TO', '보내는 번호와 같습니다. 받을 분의 휴대전화를 적습니다']);
  }
  return warnings;
}

/** Warnings about secrets that can be guessed. */
function secretWarnings(given: Given): Warning[] {
  const warnings: Warning[] = [];
  if (given.WEBHOOK_SECRET && given.WEBHOOK_SECRET.length < 16) {
    warnings.push(['WEBHOOK_SECRET', '짧아서 맞혀 볼 수 있습니다. 열여섯 글자 이상 적습니다']);
  }
  for (const name of ['WEBHOOK_SECRET', 'METRICS_TOKEN'] as const) {
    const secret = given[name] ?? '';
    if (secret.length < 16 || new Set(secret).size >= 5) continue;
    warnings.push([
      name,
      '같은 글자가 되풀이되어 맞혀 볼 수 있습니다. openssl rand -hex 16으로 만듭니다',
    ]);
  }
  const [current = ''] = namesIn(given.SEAL_KEYS);
  const key = Buffer.from(current.slice(current.indexOf(':') + 1), 'base64');
  // Nearly all of 32 random bytes differ, and some are not printable.
  if (key.byteLength === 32 && (new Set(key).size < 16 || key.every(isPrintable))) {
    warnings.push([
      'SEAL_KEYS',
      '맨 앞의 열쇠가 무작위로 만든 값이 아닌 듯합니다. 남이 맞혀 볼 수 있으니 echo "k2:$(openssl rand -base64 32)"로 새 열쇠를 만들어 맨 앞에 적고, 쓰던 열쇠는 쉼표로 나누어 그 뒤에 남깁니다',
    ]);
  }
  return warnings;
}

const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f;

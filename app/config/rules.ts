import { isLocalAddress, readAddress } from '#app/platform/ip-address.ts';
import { isLocalSite } from '#app/platform/loopback.ts';
import type { SettingName } from './settings.ts';

type Fault = [name: SettingName, sentence: string];

/**
 * Settings that another one needs and that are missing, and settings that exclude each other. It only
 * depends on which settings there are, so it is known even where some of them are malformed.
 *
 * @param given the settings as they were written, without empty ones
 */
export function brokenRules(given: Partial<Record<SettingName, string>>): Fault[] {
  const origin = URL.parse(given.ORIGIN ?? '');
  const isPublic = origin !== null && /^https?:$/.test(origin.protocol) && !isLocalSite(origin);
  const channels = namesIn(given.CHANNELS);
  const faults = needs
    .filter(([name, , ...users]) => !given[name] && users.some((user) => channels.includes(user)))
    .map(([name, sentence]): Fault => [name, sentence]);
  if (isPublic && origin.protocol === 'http:' && !given.TRUSTED_PROXIES) {
    faults.push([
      'ORIGIN',
      'http로는 성함과 전화번호가 잠기지 않고 오갑니다. https://www.example.com처럼 https로 시작하는 주소를 적습니다. 이 컴퓨터에서 시험하려면 비워 두고, 프록시가 https를 맡으면 TRUSTED_PROXIES에 그 프록시의 주소를 적습니다',
    ]);
  }
  const smtp = URL.parse(given.SMTP_URL ?? '');
  if (smtp?.protocol === 'smtp:' && smtp.port === '465') {
    faults.push(['SMTP_URL', '465번 포트는 처음부터 TLS입니다. smtps://로 시작하게 적습니다']);
  }
  if (smtp?.protocol === 'smtps:' && ['25', '587'].includes(smtp.port)) {
    faults.push([
      'SMTP_URL',
      `${smtp.port}번 포트는 이야기하다 TLS로 바꿉니다(STARTTLS). smtp://로 시작하게 적습니다`,
    ]);
  }
  if (isPublic && channels.length === 0 && !given.SMTP_URL) {
    faults.push([
      'CHANNELS',
      '신청이 법인에 닿을 길이 없습니다. SMTP_URL을 적거나, 파일로만 받으려면 CHANNELS=file을 적습니다',
    ]);
  }
  if (isPublic && !given.SEAL_KEYS) {
    faults.push([
      'SEAL_KEYS',
      '공개 주소로 열려면 신청을 봉할 열쇠가 있어야 합니다. 만드는 법: echo "k1:$(openssl rand -base64 32)"',
    ]);
  }
  if (given.GTM_ID && (given.GOOGLE_ANALYTICS_ID || given.GOOGLE_ADS_ID)) {
    faults.push([
      'GTM_ID',
      '같은 전환이 두 번 세어지지 않도록 GOOGLE_ANALYTICS_ID, GOOGLE_ADS_ID와 함께 쓰지 않습니다. 태그 관리자 안에 넣거나, 태그 관리자를 비웁니다',
    ]);
  }
  if (given.GOOGLE_ADS_ID && !given.GOOGLE_ADS_LABELS) {
    faults.push(['GOOGLE_ADS_LABELS', 'GOOGLE_ADS_ID에는 전환 액션의 라벨이 있어야 합니다']);
  }
  if (given.METRICS_PORT && given.METRICS_PORT === (given.PORT ?? '3000')) {
    faults.push(['METRICS_PORT', '방문자에게 열리지 않는, PORT와 다른 포트를 적습니다']);
  }
  if (given.DESK_LIST === 'on' && !given.DESK_PIN) {
    faults.push([
      'DESK_PIN',
      '목록을 열 번호가 없습니다. 사무실에서 쓸 숫자 여섯 자리를 적거나, DESK_LIST를 비웁니다',
    ]);
  }
  if (given.SENTRY_TUNNEL === 'on' && !given.SENTRY_DSN) {
    faults.push(['SENTRY_DSN', '오류 보고를 넘길 곳이 없습니다. SENTRY_TUNNEL과 함께 적습니다']);
  }
  return faults;
}

/** The names of a setting that is a list, separated by commas. */
export const namesIn = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Whether an origin is one that the public reaches; the names of examples are nobody's (RFC 2606, RFC 6761). */
export function isServed(origin = ''): boolean {
  const url = URL.parse(origin);
  if (!url || isLocalSite(url)) return false;
  const address = readAddress(url.hostname);
  if (address) return !isLocalAddress(address);
  return !/(^|\.)(example(\.(com|net|org))?|test|invalid)$/.test(url.hostname);
}

/** Settings that channels need: the setting, what to say, and the channels. */
const needs: [...Fault, ...channels: string[]][] = [
  ['SMTP_URL', 'mail 통로에는 SMTP 서버가 필요합니다', 'mail'],
  ['SOLAPI_KEY', '문자와 알림톡 통로에는 솔라피의 API 키가 필요합니다', 'sms', 'alimtalk'],
  ['SOLAPI_SECRET', '문자와 알림톡 통로에는 솔라피의 API 비밀 값이 필요합니다', 'sms', 'alimtalk'],
  ['SMS_FROM', '문자와 알림톡 통로에는 등록한 발신번호가 필요합니다', 'sms', 'alimtalk'],
  ['SMS_TO', '문자와 알림톡 통로에는 받을 번호가 필요합니다', 'sms', 'alimtalk'],
  ['ALIMTALK_CHANNEL', 'alimtalk 통로에는 카카오 채널의 pfId가 필요합니다', 'alimtalk'],
  ['ALIMTALK_TEMPLATE', 'alimtalk 통로에는 승인된 템플릿의 이름이 필요합니다', 'alimtalk'],
  ['WEBHOOK_URL', 'webhook 통로에는 받을 주소가 필요합니다', 'webhook'],
];

import { parseEmail } from '#app/consult/requests/fields/email.ts';
import { readKoreanDay, readKoreanMoment } from '#app/consult/requests/fields/korean-moment.ts';
import { parsePhone } from '#app/consult/requests/fields/phone.ts';
import { readReference } from '#app/consult/requests/fields/reference.ts';
import { residentNumberIn } from '#app/consult/requests/fields/resident-number.ts';
import { cleanLine, contactOnly, visible } from '#app/consult/requests/fields/typed-text.ts';
import type { Selection, Whom } from '#app/consult/requests/selection.server.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { areas } from '#app/content/areas.ts';
import { stages } from '#app/content/consult.ts';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { startOfKoreanDay } from '#app/law/korean-time.ts';
import { UsageFault } from './fault.ts';

/** Filter options of `list` and `export`. */
export const selectionOptions = {
  state: { type: 'string' },
  /** What `state` was called before. */
  status: { type: 'string' },
  stage: { type: 'string' },
  area: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  stuck: { type: 'boolean' },
} as const;

export const selectionHelp = `  --state 상태      신규, 부재중, 연락함, 상담예약, 수임, 종결, 철회, 의심
  --stage 상황      상황의 말 일부. 예: 빚
  --area 업무       업무의 말 일부. 예: 유류분
  --since 날짜      이 날부터 받은 것. 예: 2026-11-01
  --until 날짜      이 날까지 받은 것
  --phone 번호      이 번호로 온 것
  --email 주소      이 이메일로 온 것
  --stuck           전달이 막힌 것`;

type Given = { [Name in keyof typeof selectionOptions]?: string | boolean | undefined };

/** @throws UsageFault when one of them is invalid */
export function readSelection(given: Given): Selection {
  function read<Value>(name: keyof Given, reader: (text: string) => Value): Value | undefined {
    const text = given[name];
    return typeof text === 'string' ? reader(text) : undefined;
  }
  const readState = (text: string) => readWord('상태', statuses, text);
  const [phone, email] = [read('phone', readPhone), read('email', readEmail)];
  return {
    status: read('state', readState) ?? read('status', readState),
    stage: read('stage', (text) => readWord('상황', stages, text)),
    area: read('area', (text) => readWord('업무', areas, text)),
    from: read('since', (text) => startOfDay(readDay(text))),
    before: read('until', (text) => startOfDay(addDays(readDay(text), 1))),
    ...((phone !== undefined || email !== undefined) && { whom: { phone, email } }),
    stuck: given.stuck === true,
  };
}

/** A reference as people type it. @throws UsageFault when it cannot be one */
export function readReferenceWord(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new UsageFault(
    `접수번호로 읽을 수 없습니다: ${text}. 7KQ2-M4XD처럼 여덟 글자를 적어 주세요.`,
  );
}

/**
 * A key by its label, by a part of the label that no other has, or by itself.
 *
 * @param name of what is read, in Korean
 * @param words labels by key
 * @throws UsageFault when there is none
 */
export function readWord<Key extends string>(
  name: string,
  words: Readonly<Record<Key, string>>,
  text: string,
): Key {
  const typed = visible(text).trim();
  // Every key of a record of its labels is one of its keys.
  const all = Object.entries(words) as [Key, string][];
  const exact = all.find(([key, word]) => key === typed || word === typed);
  const near = all.filter(([, word]) => word.includes(typed));
  const found = exact ?? (near.length === 1 ? near[0] : undefined);
  if (found) return found[0];
  const choice = all.map(([, word]) => word).join(', ');
  throw new UsageFault(`모르는 ${name}입니다: ${text}. 이 가운데서 적어 주세요: ${choice}`);
}

/** One line of text, or nothing. @throws UsageFault when it is too long or holds what the law forbids */
export function readLine(what: string, given: string, limit: number): string {
  const text = cleanLine(given).replace(/\s+/g, ' ');
  if (text.length > limit) throw new UsageFault(`${what}은(는) ${limit}자까지입니다.`);
  const number = residentNumberIn(text);
  if (number) {
    throw new UsageFault(
      `주민등록번호는 적을 수 없습니다. ‘${number}’ 부분을 빼고 다시 적어 주세요. 법인등록번호라면 숫자 앞에 ‘법인등록번호’라고 적어 주세요.`,
    );
  }
  return text;
}

/** A phone number, an e-mail address or a name. @throws UsageFault when it is none of them */
export function readWhom(text: string): Whom {
  if (text.includes('@')) return { email: readEmail(text) };
  return /\p{L}/u.test(contactOnly(text)) ? { name: text } : { phone: readPhone(text) };
}

/**
 * A day and time in Korea: 2026-12-01 14:00.
 *
 * @returns an instant, ISO 8601
 * @throws UsageFault when it is none
 */
export function readMoment(text: string): string {
  const at = readKoreanMoment(text);
  if (at) return at;
  throw new UsageFault(`때로 읽을 수 없습니다: ${text}. 2026-12-01 14:00처럼 적어 주세요.`);
}

function readEmail(text: string): string {
  const address = parseEmail(text);
  if (address) return address;
  throw new UsageFault(`이메일 주소로 읽을 수 없습니다: ${text}`);
}

function readPhone(text: string): string {
  const parsed = parsePhone(text);
  if (parsed.ok) return parsed.number;
  throw new UsageFault(parsed.problem);
}

/** A number of rows. @throws UsageFault when it is none */
export function readLimit(text = '50'): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageFault(`--limit에는 1부터 999999까지의 수를 적어 주세요.`);
}

/** A calendar date. @throws UsageFault when it is none */
export function readDay(text: string): CalendarDate {
  const day = readKoreanDay(text);
  if (day) return day;
  throw new UsageFault(`날짜로 읽을 수 없습니다: ${text}. 2026-11-20처럼 적어 주세요.`);
}

/** The instant at which a day begins in Korea. */
function startOfDay(day: CalendarDate): string {
  return startOfKoreanDay(day).toISOString();
}

import { stages } from '#app/consult/requests/choices.ts';
import { parseEmail } from '#app/consult/requests/fields/email.ts';
import { readKoreanDay, readKoreanMoment } from '#app/consult/requests/fields/korean-moment.ts';
import { parsePhone } from '#app/consult/requests/fields/phone.ts';
import { readReference } from '#app/consult/requests/fields/reference.ts';
import { residentNumberIn } from '#app/consult/requests/fields/resident-number.ts';
import { cleanLine, contactOnly, keyOf } from '#app/consult/requests/fields/typed-text.ts';
import type { Selection, Whom } from '#app/consult/requests/selection.server.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { areas } from '#app/firm/view/areas.ts';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { startOfKoreanDay } from '#app/law/korean-time.ts';
import { UsageFault } from './fault.ts';

/** Filter options of `list` and `export`. */
export const selectionOptions = {
  state: { type: 'string' },
  /** The former name of `state`. */
  status: { type: 'string' },
  stage: { type: 'string' },
  area: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  stuck: { type: 'boolean' },
} as const;

export const selectionHelp = `  --state 상태      ${listOf(statuses)}
  --stage 상황      상황의 말 일부. 예: 빚
  --area 업무       업무의 말 일부. 예: 유류분
  --since 날짜      이 날부터 받은 것. 예: 2026-11-01
  --until 날짜      이 날까지 받은 것
  --phone 번호      이 번호로 온 것
  --email 주소      이 이메일로 온 것
  --stuck           전달이 막힌 것`;

type Given = { [Name in keyof typeof selectionOptions]?: string | boolean | undefined };

/** Reads the filter options. @throws UsageFault when an option is invalid */
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

/** Reads a reference as people type it. @throws UsageFault if the text is not a reference */
export function readReferenceWord(text: string): string {
  const reference = readReference(text);
  if (reference) return reference;
  throw new UsageFault(
    `접수번호로 읽을 수 없습니다: ${text}. 7KQ2-M4XD처럼 여덟 글자를 적어 주세요.`,
  );
}

/**
 * Finds the key that a person means, as `keyOf` does.
 *
 * @param name Korean noun for the text in the error message
 * @param labels labels by their keys
 * @throws UsageFault if no label matches, or several do
 */
export function readWord<Key extends string>(
  name: string,
  labels: Readonly<Record<Key, string>>,
  text: string,
): Key {
  const key = keyOf(labels, text);
  if (key !== undefined) return key;
  throw new UsageFault(`모르는 ${name}입니다: ${text}. 이 가운데서 적어 주세요: ${listOf(labels)}`);
}

/** All labels, separated by commas. */
export function listOf(labels: Readonly<Record<string, string>>): string {
  return Object.values(labels).join(', ');
}

/** Reads one line of text, which may be empty. @throws UsageFault if it is too long or has a resident number */
export function readLine(name: string, given: string, limit: number): string {
  const text = cleanLine(given).replace(/\s+/g, ' ');
  if (text.length > limit) throw new UsageFault(`${name}은(는) ${limit}자까지입니다.`);
  const number = residentNumberIn(text);
  if (number) {
    throw new UsageFault(
      `주민등록번호는 적을 수 없습니다. ‘${number}’ 부분을 빼고 다시 적어 주세요. 법인등록번호라면 숫자 앞에 ‘법인등록번호’라고 적어 주세요.`,
    );
  }
  return text;
}

/** Reads a phone number, an e-mail address or a name. @throws UsageFault if the number or address is invalid */
export function readWhom(text: string): Whom {
  if (text.includes('@')) return { email: readEmail(text) };
  return /\p{L}/u.test(contactOnly(text)) ? { name: text } : { phone: readPhone(text) };
}

/**
 * Reads a day and time in Korea: 2026-12-01 14:00.
 *
 * @returns an instant, ISO 8601
 * @throws UsageFault if the text is not a day and time
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

/** Reads a number of rows. @throws UsageFault if the text is not such a number */
export function readLimit(text = '50'): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageFault(`--limit에는 1부터 999999까지의 수를 적어 주세요.`);
}

/** Reads a calendar date. @throws UsageFault if the text is not a date */
function readDay(text: string): CalendarDate {
  const day = readKoreanDay(text);
  if (day) return day;
  throw new UsageFault(`날짜로 읽을 수 없습니다: ${text}. 2026-11-20처럼 적어 주세요.`);
}

/** The instant at which a day begins in Korea. */
function startOfDay(day: CalendarDate): string {
  return startOfKoreanDay(day).toISOString();
}

import * as v from 'valibot';
import { readSlot } from '#app/consult/requests/call-plan.ts';
import { callTimes, methods, stages } from '#app/consult/requests/choices.ts';
import { areas } from '#app/firm/view/areas.ts';
import { isCalendarDate } from '#app/law/calendar.ts';
import { readDay, wholeDayIn } from '#app/law/typed-day.ts';
import { parseEmail } from './email.ts';
import { limits } from './limits.ts';
import { isMobile, parsePhone } from './phone.ts';
import { residentNumberIn } from './resident-number.ts';
import { aroundUnreadable, cleanLine, cleanLines, isReadable, visible } from './typed-text.ts';

/**
 * The form's fields, in the order in which they are shown. Validation, storage, mail, export, webhook, privacy text and
 * the rest are complete over this list: a field that one of them lacks does not compile, or fails a test.
 */
export const fieldNames = [
  'facts',
  'stage',
  'diedOn',
  'name',
  'phone',
  'email',
  'time',
  'message',
  'method',
  'area',
  'confirmation',
  'marketing',
  'consent',
] as const;

export type FieldName = (typeof fieldNames)[number];
/** The fields as typed. */
export type FieldValues = Partial<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, string>>;
export type Consultation = v.InferOutput<ReturnType<typeof consultationSchema>>;

export type ParsedConsultation =
  | { ok: true; consultation: Consultation }
  | { ok: false; values: FieldValues; errors: FieldErrors };

/**
 * Parses a submitted form, in browser and server alike.
 *
 * @param form the submitted pairs; a repeated field is an error, unknown fields are ignored
 * @param today the calendar date in Korea, as 2026-11-20; null in a browser whose clock may be wrong: only the server then
 *   refuses a date to come
 */
export function parseConsultation(form: URLSearchParams, today: string | null): ParsedConsultation {
  const values = readValues(form);
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const number = residentNumberIn(values[name] ?? '');
    if (form.getAll(name).length > 1) errors[name] = '한 번만 적어 주세요.';
    else if (number) errors[name] = residentNumber(number);
  }
  const all = Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? '']));
  const result = v.safeParse(schemaOf(today), all);
  for (const issue of result.issues ?? []) {
    const name = fieldNames.find((field) => field === issue.path?.[0]?.key);
    if (name) errors[name] ??= issue.message;
  }
  const valid = result.success && Object.keys(errors).length === 0;
  return valid ? { ok: true, consultation: result.output } : { ok: false, values, errors };
}

/** The submitted fields as typed; the first value of a repeated one. */
export function readValues(form: URLSearchParams): FieldValues {
  const values: FieldValues = {};
  for (const name of fieldNames) {
    const [first] = form.getAll(name);
    if (first !== undefined) values[name] = first;
  }
  return values;
}

/** Parses what a visitor adds to a request that is stored, by the rules of its message. */
export function parseWord(
  typed: string,
): { ok: true; text: string } | { ok: false; problem: string } {
  const number = residentNumberIn(typed);
  if (number) return { ok: false, problem: residentNumber(number) };
  const result = v.safeParse(text(limits.message), typed);
  if (!result.success) return { ok: false, problem: result.issues[0].message };
  return isBlank(result.output)
    ? { ok: false, problem: '하실 말씀을 적어 주세요.' }
    : { ok: true, text: result.output };
}

let latest: { today: string | null; schema: ReturnType<typeof consultationSchema> } | undefined;

/** The schema of a day, built once for it. */
function schemaOf(today: string | null): ReturnType<typeof consultationSchema> {
  if (latest?.today !== today) latest = { today, schema: consultationSchema(today) };
  return latest.schema;
}

function consultationSchema(today: string | null) {
  return v.pipe(
    fieldsSchema(today),
    v.forward(
      v.partialCheck(
        [['phone'], ['email'], ['method']],
        ({ phone, email, method }) => phone !== '' || email !== '' || method === 'email',
        '연락받으실 전화번호나 이메일을 적어 주세요.',
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['method']],
        ({ email, method }) => email !== '' || method !== 'email',
        '답을 받으실 이메일을 적어 주세요.',
      ),
      ['email'],
    ),
    v.transform((one) => ({
      ...one,
      ...dayAndMessage(one),
      method: one.phone === '' && one.method === 'phone' ? ('email' as const) : one.method,
      // Only mobile phones receive the SMS, as the label says. For another number the box counts as not ticked.
      confirmation: isMobile(one.phone) ? one.confirmation : ('' as const),
    })),
  );
}

/** Schema of an object with all fields. Fields that were not sent are empty. */
function fieldsSchema(today: string | null) {
  const fields = {
    name: v.pipe(
      v.string(),
      v.transform(cleanLine),
      v.check((value) => !isBlank(value), '성함을 적어 주세요. 가명도 괜찮습니다.'),
      v.check((value) => !/[\r\n]/.test(value), '성함은 한 줄로 적어 주세요.'),
      readable,
      within(limits.name),
    ),
    phone: contact((typed) => {
      const parsed = parsePhone(typed);
      return parsed.ok ? { value: parsed.number } : parsed;
    }),
    email: contact((typed) => {
      const address = parseEmail(typed);
      return address ? { value: address } : { problem: unreadableEmail };
    }),
    stage: v.pipe(v.string(), v.transform(orElse('unsure')), choice(stages)),
    method: v.pipe(v.string(), v.transform(orElse('phone')), choice(methods)),
    time: v.pipe(
      v.string(),
      v.transform(orElse('any')),
      v.union([choice(callTimes), slot], listed),
    ),
    area: v.union([v.literal(''), choice(areas)], listed),
    diedOn: date(today),
    message: text(limits.message),
    facts: text(limits.facts),
    consent: v.literal(
      'yes',
      '개인정보 수집·이용에 동의하셔야 접수할 수 있습니다. 동의하지 않으시면 전화로 상담하실 수 있습니다.',
    ),
    marketing: choiceOfYes,
    confirmation: choiceOfYes,
  } satisfies Record<FieldName, v.GenericSchema<string, string>>;
  return v.object(fields);
}

const unreadableEmail = '이메일 주소를 다시 확인해 주세요.';
const mayStayEmpty = '모르시면 비워 두셔도 됩니다.';
const listed = '목록에서 골라 주세요.';
const residentNumber = (number: string) =>
  `주민등록번호로 보이는 숫자(${number})가 있습니다. 법에 따라 받을 수 없으니 지우고 보내 주세요. 법인등록번호라면 숫자 앞에 ‘법인등록번호’라고 적어 주세요.`;
/** A slot of a day. Accepts a slot that has passed or that the firm has dropped: the firm calls at the next such time. */
const slot = v.pipe(
  v.string(),
  v.check((value) => isCalendarDate(readSlot(value)?.day ?? ''), listed),
);

/** An optional checkbox. */
const choiceOfYes = v.picklist(['', 'yes'], '다시 골라 주세요.');
const orElse = (usual: string) => (value: string) => value || usual;
function isBlank(value: string): boolean {
  return visible(value).trim() === '';
}

/** How to reach the visitor, or the empty string. */
function contact(read: (typed: string) => { value: string } | { problem: string }) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (isBlank(dataset.value)) return '';
      const result = read(dataset.value);
      if ('value' in result) return result.value;
      addIssue({ message: result.problem });
      return NEVER;
    }),
  );
}

/** An optional text of several lines. */
function text(limit: number) {
  return v.pipe(v.string(), v.transform(cleanLines), readable, within(limit));
}

const readable = v.check(
  isReadable,
  ({ input }) =>
    `‘${aroundUnreadable(input)}’에 읽을 수 없는 글자(\ufffd)가 있습니다. 지우고 다시 적어 주세요.`,
);

function within(limit: number) {
  return v.maxLength<string, number, string>(
    limit,
    `${limit.toLocaleString('ko-KR')}자 안으로 적어 주세요.`,
  );
}

function choice<Key extends string>(options: Partial<Record<Key, string>>, message = listed) {
  // Object.keys is typed string[] although the record's keys are known.
  return v.picklist(Object.keys(options) as Key[], message);
}

/** An optional day, typed or picked: 2026-11-10, 2026. 11. 10., 20261110, kept as 2026-11-10. Any other text stays. */
function date(today: string | null) {
  return v.pipe(
    v.string(),
    v.transform((value) => (isBlank(value) ? '' : cleanLine(value))),
    readable,
    v.maxLength(limits.diedOn, `${limits.diedOn}자 안으로 적어 주세요. ${mayStayEmpty}`),
    v.transform(dayIn),
    v.check(
      (value) => value !== null,
      `날짜를 다시 확인해 주세요. 예:\u00a02026.\u00a011.\u00a010. ${mayStayEmpty}`,
    ),
    v.transform((value) => value ?? ''),
    v.check(
      (value) => today === null || !isCalendarDate(value) || value <= today,
      `아직 오지 않은 날입니다. 연도를 확인해 주세요. ${mayStayEmpty}`,
    ),
  );
}

/** The day in a text, or the text if it contains none; null: the calendar does not have that day. */
function dayIn(text: string): string | null {
  const whole = wholeDayIn(visible(text));
  const day = whole ? readDay(whole) : text;
  return typeof day === 'string' ? day : null;
}

/** Moves text that was typed in place of a day, such as 작년 봄, to the message. */
function dayAndMessage({ diedOn, message }: { diedOn: string; message: string }) {
  if (diedOn === '' || isCalendarDate(diedOn)) return { diedOn, message };
  return { diedOn: '', message: `돌아가신 날: ${diedOn}\n${message}`.trim() };
}

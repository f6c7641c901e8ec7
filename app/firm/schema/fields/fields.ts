import { closest, distance } from 'fastest-levenshtein';
import * as v from 'valibot';
import { picturePath } from './picture-path.ts';

/** Adds a name and a hint to a field, for the editor (scripts/edit). */
export function label<const Schema extends v.GenericSchema>(
  title: string,
  schema: Schema,
  hint = '',
) {
  return v.pipe(schema, v.title(title), v.description(hint));
}

/** An object with these fields and no others. The message about an unknown field suggests the nearest known name. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return v.strictObject(entries, ({ expected, received, input }) => {
    if (expected === 'never') return unknown('항목', received.replaceAll('"', ''), names, true);
    return input === undefined ? '빠진 항목입니다. 적어 넣습니다' : '항목과 값을 적습니다';
  });
}

/**
 * Returns the message about an unknown name: it suggests the nearest name, or else lists all names.
 *
 * @param optional whether the name may be removed instead
 */
export function unknown(
  what: string,
  given: string,
  names: readonly string[],
  optional = false,
): string {
  const near = names.length > 0 ? closest(given, [...names]) : '';
  const far = distance(given, near);
  if (far < given.length && far <= Math.max(2, given.length / 3)) {
    return `모르는 ${what}입니다. 가까운 이름은 ${near}입니다. ${optional ? '고치거나 지웁니다' : '고칩니다'}`;
  }
  if (what in lists) return `모르는 ${what}입니다. ${lists[what]}`;
  const few = names.length > 0 && names.length <= 20;
  const [pick, correct] = optional
    ? ['적거나 지웁니다', '고치거나 지웁니다']
    : ['적습니다', '고칩니다'];
  return `모르는 ${what}입니다. ${few ? `${names.join(', ')} 가운데 하나를 ${pick}` : `있는 것으로 ${correct}`}`;
}

/** References for kinds of names that are too many to list. */
const lists: Readonly<Record<string, string>> = {
  아이콘: 'lucide.dev/icons에 있는 영어 이름을 적습니다. 예: youtube',
};

/** One of the keys of a table of the site's own. */
export function keyOf<const Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  what: string,
) {
  return oneOf(Object.keys(table) as Key[], what); // the keys of the table
}

/** One of the names in a list of the site's own. */
export function oneOf<const Name extends string>(names: readonly Name[], what: string) {
  return v.picklist(names, ({ input }) => unknown(what, String(input), names));
}

const EMPTY = '비어 있습니다. 적거나 줄을 지웁니다';
export const text = v.pipe(
  v.string(({ input }) =>
    input === null ? EMPTY : '글로 적습니다. 숫자나 날짜로 읽히면 따옴표로 감쌉니다',
  ),
  v.minLength(1, EMPTY),
  v.check((value) => value.trim() === value, '앞뒤에 빈칸이 있습니다. 빈칸을 지웁니다'),
);
/** Text of more than a line, for which the editor has a larger field. */
export const longText = v.pipe(text, v.metadata({ long: true }));

const DATE = '날짜는 2026-11-22처럼 적습니다';
const NO_DAY = '달력에 없는 날입니다. 1900년부터 2199년까지의 있는 날을 적습니다';
export const day = v.pipe(
  v.string(DATE),
  v.isoDate(DATE),
  // `isoDate` already reports another form.
  v.check((value) => !v.ISO_DATE_REGEX.test(value) || isDay(value), NO_DAY),
);
/** A day that has come: the check compares it with today. */
export const pastDay = v.pipe(day, v.metadata({ past: true }));

function isDay(value: string): boolean {
  const date = new Date(value);
  const known = /^(?:19|2[01])/.test(value) && !Number.isNaN(date.getTime());
  return known && date.toISOString().startsWith(value);
}

const CLOCK = '시각은 09:00처럼 적습니다';
export const CLOCK_FORM = /^([01]\d|2[0-3]):[0-5]\d$/;
export const clock = v.pipe(v.string(CLOCK), v.regex(CLOCK_FORM, CLOCK));

const PHONE = '전화번호는 02-0000-0000처럼 적습니다';
export const phone = v.pipe(
  v.string(PHONE),
  v.regex(/^(?:0\d{1,3}-\d{3,4}|1[5-9]\d{2})-\d{4}$/, PHONE),
);

export const yesNo = v.boolean('true(예)나 false(아니요)로 적습니다');

/** The place in a list; entries without it come last. */
export const order = v.pipe(
  v.number('숫자로 적습니다. 작은 수가 먼저 나옵니다'),
  v.minValue(0, '0 이상으로 적습니다'),
);

const WON = '금액은 원 단위의 숫자만 적습니다. 예: 300000';
/** An amount that a firm asks for, in whole won. */
export const won = v.pipe(v.number(WON), v.integer(WON), v.minValue(10_000, WON));

const YEAR = '해는 네 자리 숫자로 적습니다. 예: 2011';
export const year = v.pipe(
  v.number(YEAR),
  v.integer(YEAR),
  v.minValue(1950, YEAR),
  v.check((value) => value <= new Date().getFullYear(), '아직 오지 않은 해입니다. 고칩니다'),
);

export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(item, '줄마다 -로 적습니다'),
    v.minLength(1, '한 줄은 적습니다. 비워 두려면 줄을 지웁니다'),
  );
}

/** A list in which no two items are the same, or have the same in this field. */
export function distinct<const Item extends v.GenericSchema>(item: Item, field?: string) {
  const of = (one: unknown) => (field && one instanceof Object ? Reflect.get(one, field) : one);
  return v.pipe(
    listOf(item),
    v.checkItems(
      (one, at, all) => all.findIndex((other) => of(other) === of(one)) === at,
      `${field ? `${field}가 ` : ''}같은 것이 위에 있습니다. 고치거나 지웁니다`,
    ),
  );
}

const ID = '영어 소문자와 숫자, -로 적습니다. 예: forced-share';
export const id = v.pipe(v.string(ID), v.regex(/^[a-z][a-z0-9-]*$/, ID));

const ADDRESS = '이 사이트의 주소를 /guides/minor-heirs나 /questions#old-gift처럼 적습니다';
/** An address within the site; whether it exists is checked with all files. */
export const address = v.pipe(
  v.string(ADDRESS),
  v.regex(/^\/(?!\/)\S*$/, ADDRESS),
  v.metadata({ address: true }),
);

const HTTPS = '주소는 https://로 시작해 적습니다. 예: https://www.gov.kr';
/** An address of another site. */
export const httpsAddress = v.pipe(v.string(HTTPS), v.regex(/^https:\/\/\S+$/, HTTPS));

const PICTURE =
  '사진은 content/pictures/에 두고 /pictures/이름.jpg처럼 적습니다 (jpg, png, webp, svg)';
/** A file of content/pictures/. */
export const picture = v.pipe(
  v.string(PICTURE),
  v.regex(/^\/pictures\/[^/\n]+\.(?:jpe?g|png|webp|svg)$/i, PICTURE),
  v.transform(picturePath),
  v.metadata({ picture: true }),
);

/** Text in which words in [ ] are highlighted; brackets must be balanced. */
export const marked = v.pipe(
  text,
  v.check(
    (value) => /^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/.test(value),
    '대괄호 [ ]의 짝이 맞지 않습니다. [와 ]를 하나씩 적습니다',
  ),
);

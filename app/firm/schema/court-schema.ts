import * as v from 'valibot';
import { COURT_NAME, provinceNames } from './court-names.ts';
import { fileFields } from './fields/approved.ts';
import { legal } from './fields/facts.ts';
import {
  day,
  distinct,
  fields,
  httpsAddress,
  label,
  listOf,
  longText,
  pastDay,
  phone,
  text,
  yesNo,
} from './fields/fields.ts';
import { reviewed } from './fields/review.ts';

const court = v.pipe(
  text,
  v.regex(COURT_NAME, '법원의 이름은 수원가정법원이나 수원가정법원 성남지원처럼 적습니다'),
);

const civilCourt = v.pipe(
  court,
  v.check(
    (value) => !value.includes('가정법원'),
    '가정법원은 유류분 소송을 맡지 않습니다. 지방법원을 적습니다',
  ),
);

const Later = v.pipe(
  fields({
    from: label('바뀌는 날', day),
    court: label('그날부터의 법원', v.optional(court), '그대로면 비워 둡니다'),
    civilCourt: label('그날부터의 유류분 법원', v.optional(civilCourt), '그대로면 비워 둡니다'),
  }),
  v.check(
    ({ court: next, civilCourt: nextCivil }) => next !== undefined || nextCivil !== undefined,
    '그날부터의 법원이 없습니다. court나 civilCourt에 적습니다',
  ),
);

const read = {
  verified: label(
    '별표에서 확인했습니다',
    v.optional(yesNo),
    '별표 3과 별표 5의 글자를 읽고 맞을 때에만 켭니다',
  ),
  asOf: label('기준일', v.optional(pastDay), '읽은 별표의 시행일'),
};

const district = v.pipe(
  text,
  v.regex(
    /^[가-힣]+[시군구]( [가-힣]+구)?$/,
    '시·군·구의 이름을 성남시, 해운대구, 창원시 의창구처럼 적습니다',
  ),
);

const CourtOfDistricts = v.pipe(
  fields({
    court: label('상속포기를 신고할 법원', court, '예: 수원가정법원 성남지원'),
    civilCourt: label(
      '유류분 소송의 법원',
      v.optional(civilCourt),
      '비워 두면 이름이 같은 지방법원입니다. 예: 수원지방법원 성남지원',
    ),
    districts: label('시·군·구', listOf(district), '이 법원이 맡는 곳'),
    later: label('바뀔 법원', v.optional(distinct(Later, 'from')), '오래된 날부터'),
    ...read,
  }),
  v.forward(
    v.check(
      (written) => Boolean(written.civilCourt) || written.court !== '서울가정법원',
      '서울은 유류분 소송의 법원이 다섯입니다. civilCourt에 적습니다',
    ),
    ['court'],
  ),
  v.forward(
    v.check(
      ({ verified, asOf }) => !verified || asOf !== undefined,
      '확인한 별표의 시행일이 없습니다. asOf에 적습니다',
    ),
    ['verified'],
  ),
);
export type WrittenCourt = v.InferOutput<typeof CourtOfDistricts>;

const province = v.picklist(provinceNames, ({ input }) => {
  const given = String(input);
  const near = provinceNames.find((name) => name.slice(0, 2) === given.slice(0, 2));
  return near
    ? `모르는 시·도입니다. ${near}라고 적습니다`
    : `모르는 시·도입니다. ${provinceNames.join(', ')} 가운데 하나를 적습니다`;
});

const Place = fields({
  place: label('시·군·구', district, '위에 적은 이름 그대로'),
  names: label('사람들이 쓰는 이름', listOf(text), '구, 동네, 옛 이름. 예: 분당구'),
});

const Province = v.pipe(
  fields({
    name: label('시·도', province),
    also: label('다른 이름', v.optional(listOf(text)), '옛 이름과 줄인 이름. 예: 광주광역시'),
    courts: label('법원', listOf(CourtOfDistricts)),
    places: label('찾을 때 쓰는 이름', v.optional(distinct(Place, 'place'))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { courts, places = [] } = dataset.value;
    const above = new Set<string>();
    for (const [at, value] of courts.entries()) {
      for (const name of value.districts) {
        const message = clash(name, above);
        if (message) addIssue({ message, path: [step('courts', courts), step(at, value)] });
        else above.add(name);
      }
    }
    for (const [at, value] of places.entries()) {
      if (above.has(value.place)) continue;
      const message = `위의 법원에 없는 시·군·구입니다: ${value.place}. districts에 적은 이름 그대로 적습니다`;
      addIssue({ message, path: [step('places', places), step(at, value)] });
    }
  }),
);

/** Returns the fault of a district that an earlier line includes, or null. */
function clash(name: string, above: ReadonlySet<string>): string | null {
  if (above.has(name)) return `위에도 있는 시·군·구입니다: ${name}. 한 법원에만 적습니다`;
  const [city = '', ward] = name.split(' ');
  const parted = [...above].some((other) => other.startsWith(`${name} `));
  if (!parted && !(ward && above.has(city))) return null;
  return `${city}를 시로도 적고 구로도 적었습니다. 한 가지로만 적습니다`;
}

/** A step of the path to a fault. */
function step(key: string | number, value: unknown): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: value, key, value };
}

const Contact = fields({
  court: label('법원', court),
  phone: label('전화', v.optional(phone), '법원 홈페이지에서 읽은 번호만 적습니다'),
  address: label('주소', v.optional(text)),
  site: label('홈페이지', v.optional(httpsAddress)),
  checkedOn: label('확인한 날', pastDay),
});
export type CourtContact = v.InferOutput<typeof Contact>;

const rule = { says: label('사이트에 적을 말', longText), ...legal };

/** content/courts.yaml: the court of each 시·군·구. */
export const CourtsSchema = v.pipe(
  fileFields({
    asOf: label('기준일', pastDay, '이날의 법령에 따른 법원입니다'),
    verified: label(
      '모든 법원을 별표에서 확인했습니다',
      yesNo,
      '별표 3과 별표 5의 글자를 모두 읽었을 때에만 켭니다. 몇 곳만 읽었으면 그 법원에서 켭니다',
    ),
    ...legal,
    abroad: label(
      '마지막 주소가 외국이거나 모를 때',
      fields({ court: label('법원', court), ...rule }),
    ),
    withoutFamilyCourt: label('가정법원이 없는 곳', fields(rule)),
    provinces: label('시·도', distinct(Province, 'name'), '적은 차례로 나옵니다'),
    contacts: label('법원의 연락처', v.optional(distinct(Contact, 'court'))),
    reviewed,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { provinces, contacts = [] } = dataset.value;
    const missing = provinceNames.filter((name) => provinces.every((one) => one.name !== name));
    if (missing.length > 0) {
      const message = `빠진 시·도가 있습니다: ${missing.join(', ')}. 적어 넣습니다`;
      addIssue({ message, path: [step('provinces', provinces)] });
    }
    const courts = provinces.flatMap((one) => one.courts);
    for (const [at, value] of contacts.entries()) {
      if (courts.some((one) => one.court === value.court)) continue;
      const message = `${value.court}은 위에 없는 법원입니다. 이름을 고칩니다`;
      addIssue({ message, path: [step('contacts', contacts), step(at, value)] });
    }
  }),
);
export type WrittenCourts = v.InferOutput<typeof CourtsSchema>;

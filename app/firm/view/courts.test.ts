import { describe, expect, test } from 'vitest';
import { expectedCourts } from '../../../tests/firm/court-rows.ts';
import { provinceNames } from '../schema/court-names.ts';
import { courtAt, placeIn } from './court-table.ts';
import {
  courtAbroad,
  courtChange,
  courtOf,
  courtTable,
  districtsOf,
  provinces,
  withoutFamilyCourt,
} from './courts.ts';

const DAY = '2026-11-28';

test('lists the 시·도 in their order', () => {
  expect(provinces).toEqual([...provinceNames]);
});

test('lists each 시·군·구 of a 시·도 once, in the order of the alphabet', () => {
  for (const province of provinceNames) {
    const expected = expectedCourts.filter((one) => one.province === province);
    expect(districtsOf(province).toSorted()).toEqual(
      expected.map(({ district }) => district).toSorted(),
    );
  }
  expect(expectedCourts).toHaveLength(234);
  expect(districtsOf('경기도').slice(0, 4)).toEqual(['가평군', '고양시', '과천시', '광명시']);
  expect(districtsOf('경기도').at(-1)).toBe('화성시');
  expect(districtsOf('평안남도')).toEqual([]);
});

test.each(expectedCourts)('$province $district: $court, $civilCourt', (expected) => {
  const { province, district, court, civilCourt } = expected;
  expect(courtOf({ province, district }, DAY)).toMatchObject({ court, civilCourt });
});

const of = (province: string, district?: string) =>
  courtOf({ province, ...(district && { district }) }, DAY);

test('Seoul, Busan, Incheon and the other 시·도 with one family court need no 시·군·구', () => {
  const whole = provinces.filter((name) => of(name));
  expect(whole.map((name) => `${name} ${of(name)?.court}`)).toEqual([
    '서울특별시 서울가정법원',
    '부산광역시 부산가정법원',
    '인천광역시 인천가정법원',
    '대전광역시 대전가정법원',
    '울산광역시 울산가정법원',
    '세종특별자치시 대전가정법원',
    '제주특별자치도 제주지방법원',
  ]);
});

test('the civil court of Seoul stays open until the 구 is known', () => {
  expect(of('서울특별시')?.civilCourt).toBeNull();
  expect(of('서울특별시', '송파구')?.civilCourt).toBe('서울동부지방법원');
  expect(of('세종특별자치시')?.civilCourt).toBe('대전지방법원');
});

test('a 시·도 with several courts, and an unknown place, have none', () => {
  expect(of('경기도')).toBeNull();
  expect(of('대구광역시')).toBeNull();
  expect(of('경상남도', '창원시')).toBeNull();
  expect(of('경기도', '해운대구')).toBeNull();
  expect(of('전라남도', '목포시')).toBeNull();
});

/** Places whose court differs from that of the places around them. */
test.each([
  ['대구광역시', '달성군', '대구가정법원', '대구지방법원 서부지원'],
  ['경상북도', '성주군', '대구가정법원', '대구지방법원 서부지원'],
  ['경상북도', '고령군', '대구가정법원', '대구지방법원 서부지원'],
  ['경상북도', '칠곡군', '대구가정법원', '대구지방법원'],
  ['부산광역시', '해운대구', '부산가정법원', '부산지방법원 동부지원'],
  ['부산광역시', '사하구', '부산가정법원', '부산지방법원 서부지원'],
  ['경상남도', '양산시', '울산가정법원', '울산지방법원'],
  ['강원특별자치도', '철원군', '의정부지방법원', '의정부지방법원'],
  ['대구광역시', '군위군', '대구가정법원 의성지원', '대구지방법원 의성지원'],
  ['충청북도', '음성군', '청주지방법원 충주지원', '청주지방법원 충주지원'],
  ['충청남도', '청양군', '대전가정법원 공주지원', '대전지방법원 공주지원'],
  ['충청남도', '금산군', '대전가정법원', '대전지방법원'],
  ['경상북도', '예천군', '대구가정법원 상주지원', '대구지방법원 상주지원'],
  ['경상북도', '청송군', '대구가정법원 의성지원', '대구지방법원 의성지원'],
  ['경상남도', '함안군', '창원지방법원 마산지원', '창원지방법원 마산지원'],
  ['경상남도', '의령군', '창원지방법원 마산지원', '창원지방법원 마산지원'],
  ['경상남도', '창원시 마산합포구', '창원지방법원 마산지원', '창원지방법원 마산지원'],
  ['경상남도', '창원시 진해구', '창원지방법원', '창원지방법원'],
  ['경기도', '광명시', '수원가정법원 안산지원', '수원지방법원 안산지원'],
  ['경기도', '김포시', '인천가정법원 부천지원', '인천지방법원 부천지원'],
  ['경기도', '남양주시', '의정부지방법원 남양주지원', '의정부지방법원 남양주지원'],
])('%s %s belongs to %s, for forced shares to %s', (province, district, court, civilCourt) => {
  expect(of(province, district)).toMatchObject({ court, civilCourt });
});

test.each([
  ['경기도', '수원시', '가정법원'],
  ['경기도', '성남시', '가정법원 지원'],
  ['충청북도', '청주시', '지방법원'],
  ['강원특별자치도', '강릉시', '지방법원 지원'],
])('the court of %s %s is a %s', (province, district, kind) => {
  expect(of(province, district)?.kind).toBe(kind);
});

test('without a family court the district court or its branch has every case', () => {
  const seats = ['의정부', '춘천', '청주', '창원', '전주', '제주'];
  const district = expectedCourts.filter(({ court }) => !court.includes('가정법원'));
  expect(new Set(district.map(({ court }) => court.slice(0, court.indexOf('지방법원'))))).toEqual(
    new Set(seats),
  );
  expect(district.every(({ court, civilCourt }) => court === civilCourt)).toBe(true);
  expect(withoutFamilyCourt.facts).toEqual(['60.4']);
});

test('a last address abroad belongs to Seoul, with its articles', () => {
  expect(courtAbroad).toMatchObject({ court: '서울가정법원', facts: ['60.3'] });
  expect(courtAbroad.basis).toMatch(/제35조.제2항·제13조.제2항/);
});

test('every court is unverified, and has the day of the law it was compared with', () => {
  for (const { province, district } of expectedCourts) {
    expect(of(province, district)).toMatchObject({ verified: false, asOf: '2026-06-08' });
  }
});

test('no court has a telephone number that nobody has read', () => {
  for (const { province, district } of expectedCourts) {
    expect(of(province, district)?.contact).toBeNull();
  }
  const read = { court: '서울가정법원', phone: '02-111-2222', checkedOn: '2026-11-28' };
  const table = courtTable(DAY, {
    asOf: DAY,
    verified: false,
    provinces: [
      { name: '서울특별시', courts: [{ court: '서울가정법원', districts: ['종로구'] }] },
      { name: '부산광역시', courts: [{ court: '부산가정법원', districts: ['중구'] }] },
    ],
    contacts: [read],
  });
  expect(courtAt(table, { province: '서울특별시' })?.contact).toEqual(read);
  expect(courtAt(table, { province: '부산광역시' })?.contact).toBeNull();
});

/** Courts to come: place, last day of the present court, the next court and its day. */
test.each([
  ['전북특별자치도', '익산시', '2028-02-29', '전주가정법원 군산지원', '2028-03-01'],
  ['경상남도', '거제시', '2029-02-28', '창원가정법원 통영지원', '2029-03-01'],
  ['세종특별자치시', '세종특별자치시', '2031-02-28', '세종지방법원', '2031-03-01'],
  ['경상남도', '김해시', '2032-02-29', '창원가정법원 김해지원', '2032-03-01'],
])('%s %s changes its court after %s', (province, district, last, next, from) => {
  const place = { province, district };
  expect(courtOf(place, last)?.court).not.toBe(next);
  expect(courtChange(place, last)).toEqual({ from, court: next });
  expect(courtOf(place, from)?.court).toBe(next);
  expect(courtChange(place, from)).toBeNull();
});

test('the civil court follows the change, or changes alone', () => {
  expect(courtOf({ province: '전북특별자치도', district: '전주시' }, '2028-03-01')).toMatchObject({
    court: '전주가정법원',
    kind: '가정법원',
    civilCourt: '전주지방법원',
  });
  const north = { province: '인천광역시', district: '검단구' };
  expect(courtOf(north, '2028-02-29')?.civilCourt).toBe('인천지방법원');
  expect(courtOf(north, '2028-03-01')).toMatchObject({
    court: '인천가정법원',
    civilCourt: '인천지방법원 북부지원',
  });
  expect(courtChange(north, DAY)).toBeNull();
});

test('a court whose table was read is verified as of that table, and its neighbours are not', () => {
  const table = courtTable(DAY, {
    asOf: '2026-06-08',
    verified: false,
    provinces: [
      {
        name: '경기도',
        courts: [
          {
            court: '수원가정법원 성남지원',
            districts: ['성남시', '하남시'],
            verified: true,
            asOf: '2026-07-01',
          },
          { court: '수원가정법원 안산지원', districts: ['안산시'] },
        ],
      },
    ],
  });
  const read = courtAt(table, { province: '경기도', district: '하남시' });
  expect(read).toMatchObject({ verified: true, asOf: '2026-07-01' });
  const other = courtAt(table, { province: '경기도', district: '안산시' });
  expect(other).toMatchObject({ verified: false, asOf: '2026-06-08' });
});

test('the mark on the whole file covers every court, and changes apply by their day in any order', () => {
  const later = [
    { from: '2032-03-01', court: '창원가정법원 김해지원' },
    { from: '2029-03-01', court: '창원가정법원' },
  ];
  const file = {
    asOf: '2026-07-01',
    verified: true,
    provinces: [
      {
        name: '경상남도' as const,
        courts: [{ court: '창원지방법원', districts: ['김해시'], verified: false, later }],
      },
    ],
  };
  const on = (day: string) => courtAt(courtTable(day, file), { province: '경상남도' });
  expect(on(DAY)).toMatchObject({ court: '창원지방법원', verified: true, asOf: '2026-07-01' });
  expect(on('2030-01-01')?.court).toBe('창원가정법원');
  expect(on('2032-03-01')?.court).toBe('창원가정법원 김해지원');
});

test('an island gets the table as plain data', () => {
  const table = courtTable(DAY);
  const sent = JSON.parse(JSON.stringify(table));
  expect(sent).toEqual(table);
  const place = { province: '경기도', district: '성남시' };
  expect(courtAt(sent, place)).toEqual(courtOf(place, DAY));
});

describe('the place of a written address', () => {
  test('is found for each 시·군·구', () => {
    for (const { province, district } of expectedCourts) {
      const written = `${province} ${district} 예시로 12, 101동`;
      expect(placeIn(courtTable(DAY), written), written).toEqual({ province, district });
    }
  });

  test.each([
    ['서울 종로구 견본로 12', '서울특별시', '종로구'],
    ['서울시 중구 세종대로 1', '서울특별시', '중구'],
    ['경기 광주시 예시로 1', '경기도', '광주시'],
    ['경남 창원시 의창구 예시로 1', '경상남도', '창원시 의창구'],
    ['성남시 분당구 판교로 1', '경기도', '성남시'],
    ['전라남도 해남군 예시로 1', '전남광주통합특별시', '해남군'],
  ])('%s', (written, province, district) => {
    expect(placeIn(courtTable(DAY), written)).toEqual({ province, district });
  });

  test.each(['', '중구 세종대로 1', '서울특별시', '미국 뉴욕'])('is not guessed: %j', (written) => {
    expect(placeIn(courtTable(DAY), written)).toBeNull();
  });
});

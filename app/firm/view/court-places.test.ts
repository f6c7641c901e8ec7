import { expect, test } from 'vitest';
import { expectedCourts } from '../../../tests/firm/court-rows.ts';
import { findPlaces, searchedPlaces } from './court-places.ts';

const found = (typed: string) =>
  findPlaces(typed).map(({ province, district = '' }) => `${province} ${district}`.trim());

test.each([
  ['부산', ['부산광역시']],
  ['서울시', ['서울특별시']],
  ['성남', ['경기도 성남시']],
  ['분당', ['경기도 성남시']],
  ['분당구', ['경기도 성남시']],
  ['성남시 분당구', ['경기도 성남시']],
  ['경기도 성남시', ['경기도 성남시']],
  ['해운대', ['부산광역시 해운대구']],
  ['부산 해운대', ['부산광역시 해운대구']],
  ['일산', ['경기도 고양시']],
  ['동탄', ['경기도 화성시']],
  ['송도', ['인천광역시 연수구']],
  ['연기군', ['세종특별자치시']],
  ['마산', ['경상남도 창원시 마산합포구', '경상남도 창원시 마산회원구']],
  ['진해', ['경상남도 창원시 진해구']],
  ['전라남도', ['전남광주통합특별시']],
  ['전남', ['전남광주통합특별시']],
  ['광주광역시', ['전남광주통합특별시']],
  ['광주', ['경기도 광주시', '전남광주통합특별시']],
  ['광주 북구', ['전남광주통합특별시 북구']],
  ['강원도', ['강원특별자치도']],
  ['전라북도', ['전북특별자치도']],
  ['세종시', ['세종특별자치시']],
  ['전북 익산', ['전북특별자치도 익산시']],
  ['충북', ['충청북도']],
  ['제주도', ['제주특별자치도']],
  ['경북 군위', ['대구광역시 군위군']],
  ['대구 군위군', ['대구광역시 군위군']],
  ['인천 서구', ['인천광역시 검단구', '인천광역시 서해구']],
  ['포항 남구', ['경상북도 포항시']],
  ['고성', ['강원특별자치도 고성군', '경상남도 고성군']],
])('%s means %j', (typed, expected) => {
  expect(found(typed).toSorted()).toEqual(expected.toSorted());
});

test.each(['', '  ', '평양', '남구청', '경기도 해운대'])('%j names no place', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('finds each 시·군·구 by its own name, alone and after its 시·도', () => {
  for (const { province, district } of expectedCourts) {
    if (province === district) continue;
    expect(findPlaces(district)).toContainEqual({ province, district });
    expect(findPlaces(`${province} ${district}`)).toContainEqual({ province, district });
  }
});

test('each place has its words once', () => {
  for (const { words } of searchedPlaces) expect(new Set(words).size).toBe(words.length);
  const seongnam = searchedPlaces.find(({ district }) => district === '성남시');
  expect(seongnam?.words).toEqual(['성남시', '수정구', '중원구', '분당구', '판교']);
});

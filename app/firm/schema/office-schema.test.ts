import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DirectionsSchema } from './office-schema.ts';

/** The messages about directions, by field. */
function told(directions: object): Record<string, string> {
  const { issues = [] } = v.safeParse(DirectionsSchema, directions);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

const picture = { picture: '/pictures/map.png', alt: '교대역에서 곧장 걸어 두 번째 건물입니다.' };

test('accepts a drawn map, or a picture with its description, but not both', () => {
  expect(told({})).toEqual({});
  expect(told({ map: 'office' })).toEqual({});
  expect(told(picture)).toEqual({});
  expect(told({ ...picture, map: 'office' })).toEqual({
    picture: '약도(map)와 약도 사진(picture)이 함께 있습니다. 하나를 지웁니다',
  });
  expect(told({ picture: picture.picture })).toEqual({
    alt: expect.stringContaining('약도 사진의 설명이 없습니다. 사진에 있는 길을 한 문장으로'),
  });
});

test.each([
  ['naverMap', 'https://naver.me/FxYz1234'],
  ['naverMap', 'https://map.naver.com/p/entry/place/12345678'],
  ['naverMap', 'https://m.place.naver.com/place/12345678/home'],
  ['kakaoMap', 'https://kko.to/aBcD1234'],
  ['kakaoMap', 'https://place.map.kakao.com/12345678'],
  ['kakaoMap', 'https://map.kakao.com/link/map/12345678'],
])('%s may be %s', (field, href) => {
  expect(told({ [field]: href })).toEqual({});
});

test.each([
  ['naverMap', 'https://kko.to/aBcD1234', '네이버 지도에서 법인을 찾아'],
  ['naverMap', 'https://naver.me/', '네이버 지도에서 법인을 찾아'],
  ['naverMap', 'naver.me/FxYz1234', '예: https://naver.me/'],
  ['naverMap', 'https://map.naver.com.example.org/p', '네이버 지도에서 법인을 찾아'],
  ['kakaoMap', 'http://kko.to/aBcD1234', '카카오맵에서 법인을 찾아'],
  ['kakaoMap', 'https://pf.kakao.com/_abc', '카카오맵에서 법인을 찾아'],
])('%s is not %s', (field, href, message) => {
  expect(told({ [field]: href })[field]).toContain(message);
});

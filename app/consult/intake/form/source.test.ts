import { expect, test } from 'vitest';
import { readSource } from './source.ts';

const page = (path: string) => new URL(path, 'https://firm.example');

test('reads the source from the first page', () => {
  const from =
    '/areas?utm_source=naver&utm_medium=cpc&utm_campaign=%EC%83%81%EC%86%8D&gclid=g1&NaPm=ct%3D1%7Cci%3D2&name=kim';
  expect(
    readSource(page(from), 'https://search.naver.com/search?query=%EC%83%81%EC%86%8D'),
  ).toEqual({
    landing: '/areas',
    referrer: 'search.naver.com',
    utm_source: 'naver',
    utm_medium: 'cpc',
    utm_campaign: '상속',
    gclid: 'g1',
    NaPm: 'ct=1|ci=2',
    click: 'utm_source,utm_medium,utm_campaign,gclid,NaPm,name',
  });
});

test.each([
  ['none', ''],
  ['our own', 'https://firm.example/privacy'],
  ['no address', 'app'],
])('omits a useless referrer: %s', (_, referrer) => {
  expect(readSource(page('/'), referrer)).toEqual({ landing: '/' });
});

test.each([
  [
    'android-app://com.google.android.googlequicksearchbox/',
    'com.google.android.googlequicksearchbox',
  ],
  ['android-app://com.kakao.talk', 'com.kakao.talk'],
  [
    'android-app://com.nhn.android.search/https/m.search.naver.com/?query=kim',
    'com.nhn.android.search',
  ],
  ['https://www.google.co.jp/', 'www.google.co.jp'],
])('reads an app or a site from %s', (from, referrer) => {
  expect(readSource(page('/'), from).referrer).toBe(referrer);
});

test("keeps an advertiser's number of the campaign", () => {
  const address = '/?n_ad_group=grp-1&k_campaign=2&gad_campaignid=3';
  expect(readSource(page(address), '')).toMatchObject({
    n_ad_group: 'grp-1',
    k_campaign: '2',
    gad_campaignid: '3',
  });
});

test('keeps the names of all parameters, and no value of others', () => {
  expect(readSource(page('/?gad_source=1&wbraid=Cj8K&n_query=kim&name=kim'), '')).toEqual({
    landing: '/',
    click: 'gad_source,wbraid,n_query,name',
  });
});

test('truncates values to 200 characters', () => {
  const long = 'a'.repeat(5000);
  const source = readSource(page(`/${long}?utm_term=${long}`), `https://${long}.example/`);
  for (const value of Object.values(source)) expect(value.length).toBeLessThanOrEqual(200);
  expect(source.utm_term).toHaveLength(200);
});

test('RC-1: a visit that begins on a receipt does not carry its link', () => {
  const page = { pathname: '/received/7KQ2-M4XD.mf3k2j.secret', search: '', host: 'example.com' };
  expect(readSource(page, '')).toEqual({ landing: '/received' });
});

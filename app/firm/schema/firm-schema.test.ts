import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { placeholders } from './fields/placeholders.ts';
import { FirmSchema } from './firm-schema.ts';

const written: Record<string, unknown> = parse(
  readFileSync('tests/firm/content/firm.yaml', 'utf8'),
);

test('the firm’s facts match their schema', () => {
  expect(v.safeParse(FirmSchema, written).issues ?? []).toEqual([]);
});

test.each([
  ['phone', { phone: '0200000000x' }],
  ['phone', { phone: '12-345' }],
  ['firstConsultation.amount', { firstConsultation: { charged: false, amount: '5만 원' } }],
  ['advertisingLawyer', { advertisingLawyer: ' ' }],
  ['businessNumber', { businessNumber: '1' }],
  [
    'channels.0.href',
    {
      channels: [
        { name: '카카오톡', note: '채널', icon: 'phone', href: 'https://pf.kakao.com/example' },
      ],
    },
  ],
  ['slogan', { slogan: 'x' }],
])('names a fault in %s', (path, change) => {
  const issues = v.safeParse(FirmSchema, { ...written, ...change }).issues ?? [];
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([path]);
});

test.each([
  'https://pf.kakao.com/_haedam',
  'https://pf.kakao.com/_haedam/chat',
  'https://open.kakao.com/o/gAbCd12',
  'https://open.kakao.com/me/haedam',
  'https://place.map.kakao.com/12345',
  'https://talk.naver.com/ct/w4abcd',
  'https://talk.naver.com/W4ABCD',
  'https://www.youtube.com/@haedam',
  'https://youtube.com/@haedam?si=x',
  'https://www.youtube.com/@해담',
  'https://www.youtube.com/channel/UCabcdef_-123',
  'https://m.youtube.com/c/haedam/videos',
  'https://youtu.be/abc',
  'https://blog.naver.com/haedam',
])('accepts %s as the address of a channel', (href) => {
  const channels = [{ name: '채널', note: '채널', icon: 'phone', href }];
  expect(v.safeParse(FirmSchema, { ...written, channels }).issues ?? []).toEqual([]);
});

test.each([
  'https://pf.kakao.com/haedam',
  'https://pf.kakao.com/',
  'https://open.kakao.com/haedam',
  'https://kakao.com/haedam',
  'https://talk.naver.com/',
  'https://www.youtube.com/haedam',
  'https://www.youtube.com/channel/',
  'http://blog.naver.com/haedam',
])('refuses %s as the address of a channel', (href) => {
  const channels = [{ name: '채널', note: '채널', icon: 'phone', href }];
  const issues = v.safeParse(FirmSchema, { ...written, channels }).issues ?? [];
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['channels.0.href']);
});

test.each(['02-123-4567', '031-1234-5678', '010-1234-5678', '0507-1234-5678', '1588-0000'])(
  'accepts the phone number %s',
  (phone) => {
    expect(v.safeParse(FirmSchema, { ...written, phone }).issues).toBeUndefined();
  },
);

test('a firm that is not the sample keeps none of its facts', () => {
  const left = placeholders(written).map(({ path }) => path.join('.'));
  expect(left).toEqual([
    'name',
    'representative',
    'advertisingLawyer',
    'businessNumber',
    'phone',
    'fax',
    'email',
    'address.locality',
    'address.street',
    'address.building',
    'directions.transit',
    'directions.map',
    'channels.0.href',
    'channels.1.href',
    'links.0.href',
    'links.1.href',
    'firstConsultation.amount',
    'privacyOfficer.name',
    'processors.0.name',
  ]);
});

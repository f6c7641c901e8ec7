import { expect, test } from 'vitest';
import { campaignOf, OTHER_CAMPAIGNS } from './campaign.ts';

test.each([
  ['상속포기_봄', '상속포기_봄'],
  ['2026.11 renunciation-A', '2026.11 renunciation-A'],
  ['20261231_brand', '20261231_brand'],
  [' 상속  포기\u0000\n', '상속 포기'],
  ['상속'.normalize('NFD'), '상속'],
  ['', ''],
  ['  ', ''],
  ['가'.repeat(500), '가'.repeat(60)],
  ['😀'.repeat(500), '😀'.repeat(60)],
  ['\ud800', '�'],
])('counts the campaign %j as %j', (name, counted) => {
  expect(campaignOf({ utm_campaign: name })).toBe(counted);
});

test.each([
  '*',
  'kim@example.com',
  '010-1234-5678',
  'to 01012345678',
  '820101-1234567',
  'https://evil.example',
  'evil.example',
])('does not keep the name %j', (name) => {
  expect(campaignOf({ utm_campaign: name })).toBe(OTHER_CAMPAIGNS);
});

test.each([
  [{ gad_campaignid: '21234567890' }, '21234567890'],
  [{ k_campaign: '1234567' }, '1234567'],
  [{ n_ad_group: 'grp-a001-01-000000012345678' }, 'grp-a001-01-000000012345678'],
  [{ utm_campaign: '봄', gad_campaignid: '21234567890' }, '봄'],
  [{ utm_campaign: ' ', k_campaign: '1234567' }, '1234567'],
])("counts an advertiser's own number: %o", (source, counted) => {
  expect(campaignOf(source)).toBe(counted);
});

test('a visit without any of the parameters has no campaign', () => {
  expect(campaignOf({})).toBe('');
});

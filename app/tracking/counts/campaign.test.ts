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

test('a visit without the parameter has no campaign', () => {
  expect(campaignOf({})).toBe('');
});

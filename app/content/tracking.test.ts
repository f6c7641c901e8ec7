import { expect, test } from 'vitest';
import { type ToolName, toolNames } from '#app/tracking/tools.ts';
import { privacy, privacyWith } from './privacy.ts';
import { trackingTools } from './tracking.ts';

test('every tool is told of with its company, country, items, purpose, period and refusal', () => {
  // The table has all of them as its keys.
  const names = Object.keys(trackingTools) as ToolName[];
  const section = privacyWith(names).sections.find(({ id }) => id === 'tools');
  expect(section?.rows).toHaveLength(names.length);
  for (const name of names) {
    const row = section?.rows?.find(({ term }) => term === trackingTools[name].name);
    for (const fact of Object.values(trackingTools[name])) {
      expect(`${row?.term}\n${row?.text}`).toContain(fact);
    }
  }
});

test('the policy says nothing that a tool makes untrue', () => {
  const words = (names: ToolName[]) => JSON.stringify(privacyWith(names));
  const untrue = /쿠키를 쓰지 않습니다\. 쓰시던|도구는 쓰지 않습니다|개인정보의 처리를 위탁하지/;
  expect(words([])).toMatch(untrue);
  expect(words(toolNames({ kakao: { id: '1' } }))).not.toMatch(untrue);
  expect(words(['kakao'])).toContain('카카오 픽셀');
  expect(words(['kakao'])).not.toContain('Clarity');
  expect(privacyWith([])).toBe(privacy);
});

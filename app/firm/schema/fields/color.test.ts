import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readYaml } from '../../text-files/read-yaml.ts';
import { color } from './color.ts';
import { fields } from './fields.ts';

/** Returns the message about a colour as written in firm.yaml, or null. */
function told(written: string): string | null {
  return readYaml(fields({ color }), `color: ${written}\n`).faults[0]?.message ?? null;
}

test.each(["'#1f3a5f'", '"#1F3A5F"'])('%s is a colour', (written) => {
  expect(told(written)).toBeNull();
  expect(v.parse(color, written.slice(1, -1))).toBe('#1f3a5f');
});

/** Mistakes with a recognizable colour, and the suggested correction. */
test.each([
  ['#1f3a5f', "예: color: '#1f3a5f'"],
  ['#1F3A5F', "예: color: '#1F3A5F'"],
  ['1f3a5f', "적으신 색이면 '#1f3a5f'입니다"],
  ["'1F3A5F'", "적으신 색이면 '#1f3a5f'입니다"],
  ['123456', "적으신 색이면 '#123456'입니다"],
  ["'#1f3a5fff'", "적으신 색이면 '#1f3a5f'입니다"],
  ["'#a3c'", "적으신 색이면 '#aa33cc'입니다"],
  ['rgb(31, 58, 95)', "적으신 색이면 '#1f3a5f'입니다"],
  ['rgb(31 58 95 / 50%)', "적으신 색이면 '#1f3a5f'입니다"],
])('suggests the colour that %s means', (written, meant) => {
  expect(told(written)).toContain('따옴표');
  expect(told(written)).toContain(meant);
});

test.each(["'#12345'", 'navy', '남색', '1e3456', "'rgb(300, 0, 0)'", '', "''", '[1, 2, 3]'])(
  'explains the form of a colour for %s',
  (written) => {
    expect(told(written)).toMatch(/'#1f3a5f'처럼 #과 여섯 자리[^']*적습니다$/);
  },
);

test.each(["'#000000'", "'#ffffff'", "'#808080'", "'#111827'"])('%s has no hue', (written) => {
  expect(told(written)).toContain('빛깔이 없는 색입니다');
});

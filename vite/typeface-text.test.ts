import { expect, test } from 'vitest';
import { faceRules, textByFace } from './typeface-text.ts';

const css = `
@utility t4 {
  font-family: var(--font-serif);
}
.note { font: 400 1rem / 1.5 var(--font-sans); }
.list {
  & > li { @apply t3; }
  &[open] summary { font: 600 1rem / 1.5 var(--font-serif); }
  & :is(h2, h3) { font-family: var(--font-serif); }
}`;

/** The text of HTML in each typeface. */
function faces(html: string) {
  const { sans, serif } = textByFace(html, faceRules(css));
  return { sans: [...sans].join(''), serif: [...serif].join('') };
}

test('text has the typeface of the nearest element with a rule', () => {
  expect(faces('<p>가<b class="t4">나<i>다</i><span class="note">라</span></b>마</p>')).toEqual({
    sans: '가라마',
    serif: '나다',
  });
});

test('a class of Tailwind sets a typeface, at a breakpoint too', () => {
  expect(faces('<h2 class="t4 lg:font-sans">가</h2>')).toEqual({ sans: '가', serif: '가' });
});

test('a nested rule applies inside of its elements alone', () => {
  expect(faces('<ul class="list"><li>가<h3>나</h3></li></ul><h3>다</h3>')).toEqual({
    sans: '다',
    serif: '가나',
  });
});

test('a rule of a state adds its typeface to the usual one', () => {
  expect(faces('<details class="list"><summary>가</summary></details>')).toEqual({
    sans: '가',
    serif: '가',
  });
});

test('a placeholder and the properties of an island are text of the sans; a label is none', () => {
  const html =
    '<div class="t4" data-props="가"><input placeholder="나"><br aria-label="다">라</div>';
  const { sans, serif } = faces(html);
  expect(sans).toMatch(/가.*나/);
  expect(sans + serif).not.toContain('다');
  expect(serif).toBe('라');
});

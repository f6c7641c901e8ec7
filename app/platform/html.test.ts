import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes text, keeps markup, and renders null, undefined and false as nothing', () => {
  const items = ['<i>', "'"].map((text) => html`<li>${text}</li>`);
  expect(html`<ul class="${'a"b'}">${items}</ul>${null}${false}${undefined}${0}`.markup).toBe(
    '<ul class="a&quot;b"><li>&lt;i&gt;</li><li>&#39;</li></ul>0',
  );
  expect(html`${html`<b>&</b>`}${'&'}`.markup).toBe('<b>&</b>&amp;');
});

import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { firm as bare } from '#app/firm/data/samples/bare-firm.data.ts';
import type { firm as sample } from '#app/firm/view/firm.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.resetModules();
});

/** Requests a page while the database cannot be opened. */
async function ask(firm: typeof sample, init: RequestInit = {}): Promise<Response> {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm }));
  const { createWaitingApp } = await import('./waiting.ts');
  const app = createWaitingApp({ 'content-security-policy': "default-src 'self'" });
  return app.request('https://www.example.com/consult', {
    headers: { accept: 'text/html' },
    ...init,
  });
}

test.each(['GET', 'POST'])(
  'answers %s with a page whose policy allows only its own style',
  async (method) => {
    const response = await ask(bare, { method });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    const html = await response.text();
    const [, style = ''] = html.match(/<style>(.*)<\/style>/) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(html).toContain(`href="tel:${bare.phone.replaceAll('-', '')}"`);
  },
);

test('tells the sender of a form that it was not received', async () => {
  expect(await (await ask(bare, { method: 'POST' })).text()).toContain('접수되지 않았습니다');
  expect(await (await ask(bare)).text()).not.toContain('접수');
});

test.each([
  ['김 & 이', '김 &amp; 이'],
  ['<i>법무법인</i>', '&lt;i&gt;법무법인&lt;/i&gt;'],
  ['법무법인 "하나"', '법무법인 &quot;하나&quot;'],
  ["법무법인 '하나'", '법무법인 &#39;하나&#39;'],
])('the name %s is text', async (name, written) => {
  for (const method of ['GET', 'POST']) {
    const html = await (await ask({ ...bare, name }, { method })).text();
    expect(html).toContain(`>${written}<`);
    expect(html).not.toContain(name);
  }
});

test('a script gets JSON', async () => {
  const response = await ask(bare, { headers: { accept: 'application/json' } });
  expect([response.status, await response.json()]).toEqual([503, { statusCode: 503 }]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.resetModules();
});

const HOURS = '평일 오전 10시 – 오후 5시에 답합니다';

/** The ways to reach a firm whose first channel has these hours. */
async function ways(hours: string | undefined): Promise<string> {
  const [chat, ...others] = full.channels ?? [];
  if (!chat) throw new Error('The sample has no channel.');
  const firm = { ...full, channels: [Object.assign({ ...chat }, { hours }), ...others] };
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm }));
  const { ContactDial } = await import('./contact-dial.tsx');
  const { ContactEdge } = await import('./contact-edge.tsx');
  return renderToStaticMarkup(<ContactDial />) + renderToStaticMarkup(<ContactEdge />);
}

test('a chat says when it is answered, in the dial and in the drawer', async () => {
  expect((await ways(HOURS)).split(HOURS)).toHaveLength(3);
});

test('without hours, a chat says nothing of them', async () => {
  expect(await ways(undefined)).not.toMatch(/contact-dial-hours|답합니다/);
});

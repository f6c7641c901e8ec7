import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { postForm, sendAccepted } from '../../../tests/site/form.ts';
import { storedRequests } from '../../../tests/site/stored-requests.ts';
import { someForm } from '../../../tests/site/visitors.ts';
import { honeypotNames } from './honeypot.server.ts';

let app: OpenApp;
beforeEach(async () => {
  app = await openApp();
});
afterEach(() => app.close());

/** Sends a form as the page's script does; tells how it was kept. */
async function send(fields: Record<string, string>, to = app) {
  const form = someForm({ elapsed: '60000', ...fields });
  const reference = await sendAccepted(to, { form });
  const stored = (await storedRequests(to.settings)).find((one) => one.reference === reference);
  return { status: stored?.status, suspicions: stored?.suspicions };
}

/** Finds the name of the honeypot in the page's source, as a bot does. */
async function honeypot(): Promise<string> {
  const html = await (await app.fetch('/consult')).text();
  const [, name = ''] = html.match(/<input type="text" tabindex="-1"[^>]* name="([^"]+)"/i) ?? [];
  return name;
}

const scriptless = { elapsed: '' };
const trusted = { status: 'new', suspicions: [] };
const suspected = (...suspicions: string[]) => ({ status: 'suspected', suspicions });

test('a request with the honeypot filled in is stored as 의심', async () => {
  const name = await honeypot();
  expect(name).toMatch(/^[a-z]+_\d{4}$/);
  expect(await send({ [name]: 'https://spam.example' })).toEqual(suspected('honeypot'));
  expect(await send({ [name]: 'x', ...scriptless })).toEqual(suspected('honeypot'));
  expect(await send({ [name]: ' ' })).toEqual(trusted);
});

test('recognises the honeypot of a page rendered before a key rotation', async () => {
  const old = `old:${Buffer.alloc(32, 5).toString('base64')}`;
  const [name = ''] = honeypotNames(createKeyring([{ id: 'old', secret: Buffer.alloc(32, 5) }]));
  const next = await openApp({ SEAL_KEYS: `${app.settings.SEAL_KEYS},${old}` });
  expect(await send({ [name]: 'x' }, next)).toEqual(suspected('honeypot'));
  await next.close();
});

test('a request sent within two seconds is stored as 의심, a later one is not', async () => {
  expect(await send({ elapsed: '1000' })).toEqual(suspected('hasty'));
  expect(await send({ elapsed: '2100' })).toEqual(trusted);
});

test('a request without script is not suspected', async () => {
  expect(await send(scriptless)).toEqual(trusted);
  expect(await send({ ...scriptless, key: '', source: '' })).toEqual(trusted);
  expect((await postForm(app)).status).toBe(303);
});

test('links are not enough alone, and another language is nothing', async () => {
  const links = 'https://a.example http://b.example www.c.example';
  const english = 'My father died in Busan and I live in Hanoi.';
  expect(await send({ message: links })).toEqual({ ...trusted, suspicions: ['links'] });
  expect(await send({ message: links, ...scriptless })).toEqual(suspected('links'));
  expect(await send({ message: english, ...scriptless })).toEqual(trusted);
});

test('from the third sender on, the same text is stored as 의심', async () => {
  const text = '좋은 조건으로 대출해 드립니다. 지금 바로 연락 주시면 안내합니다.';
  expect(await send({ message: `${text} 1` })).toEqual(trusted);
  expect(await send({ message: `${text} 2` })).toEqual(trusted);
  for (const message of [`${text} 3`, `${text} 4`]) {
    expect(await send({ message })).toEqual(suspected('copied'));
  }
});

test('nothing tells the sender of a suspected request', async () => {
  const bare = ({ status, headers }: Response) => {
    const { 'set-cookie': cookie, ...rest } = Object.fromEntries(headers);
    const location = rest.location?.replace(/[0-9A-Z]{4}-[0-9A-Z]{4}[\w.-]+/, '…');
    const cookies = cookie?.replace(/[0-9A-Z]{4}-[0-9A-Z]{4}[\w.-]+/, '…');
    return { status, cookies, ...rest, location };
  };
  const filled = { [await honeypot()]: 'x' };
  for (const accept of ['text/html', 'application/json']) {
    const post = (fields: Record<string, string>) =>
      postForm(app, { form: someForm(fields), headers: { accept } });
    const [caught, honest] = [await post(filled), await post({})];
    expect(bare(caught)).toEqual(bare(honest));
    if (accept === 'application/json') {
      const keys = async (response: Response) => {
        const { status, receipt } = await response.json();
        return [status, Object.keys(receipt)];
      };
      expect(await keys(caught)).toEqual(await keys(honest));
      continue;
    }
    const [one, other] = await Promise.all(
      [caught, honest].map(async ({ headers }) => {
        const path = headers.get('location')?.split('#')[0] ?? '';
        const page = await app.fetch(path, { headers: { accept } });
        const link = path.split('/')[2] ?? '';
        const html = (await page.text()).replaceAll(link, '…').replaceAll(link.slice(0, 9), '…');
        // They were received one after the other.
        return [
          page.status,
          html.replaceAll(/20\d\d-[\dT:.-]+Z|\d{1,2}시 \d{1,2}분|\d\d:\d\d/g, '…'),
        ];
      }),
    );
    expect(one).toEqual(other);
  }
  const kept = await storedRequests(app.settings);
  expect(kept.filter(({ status }) => status === 'suspected')).toHaveLength(2);
});

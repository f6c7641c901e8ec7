import { expect, test } from 'vitest';
import { openHttpPeer } from '../../tests/fakes/http-peer.ts';
import { notifyEngines } from './index-now.ts';

const change = {
  origin: new URL('https://www.example.com'),
  key: 'key-12345678',
  paths: ['/', '/notices'],
};

test('sends the changed pages and the address of the key', async () => {
  const peer = await openHttpPeer();
  const results = await notifyEngines([`${peer.url}/indexnow`], change);
  await peer.close();
  expect(results).toEqual([{ engine: `${peer.url}/indexnow`, accepted: true, status: '200' }]);
  const [request] = peer.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/indexnow' });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    host: 'www.example.com',
    key: 'key-12345678',
    keyLocation: 'https://www.example.com/key-12345678.txt',
    urlList: ['https://www.example.com/', 'https://www.example.com/notices'],
  });
});

test('a refusal and a failed connection are results, not exceptions', async () => {
  const peer = await openHttpPeer({ behave: (_, response) => response.writeHead(403).end() });
  const closed = await openHttpPeer();
  await closed.close();
  const results = await notifyEngines([closed.url, peer.url], change);
  await peer.close();
  expect(results.map(({ accepted }) => accepted)).toEqual([false, false]);
  expect(results[1]?.status).toBe('403');
});

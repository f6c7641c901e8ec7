import { expect, test } from 'vitest';
import { openHttpPeer } from '../../tests/fakes/http-peer.ts';
import { tellEngines } from './index-now.ts';

const change = {
  origin: new URL('https://www.example.com'),
  key: 'key-12345678',
  paths: ['/', '/notices'],
};

test('engines hear which pages have changed and where the key lies', async () => {
  const peer = await openHttpPeer();
  const told = await tellEngines([`${peer.url}/indexnow`], change);
  await peer.close();
  expect(told).toEqual([{ engine: `${peer.url}/indexnow`, accepted: true, status: '200' }]);
  const [request] = peer.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/indexnow' });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    host: 'www.example.com',
    key: 'key-12345678',
    keyLocation: 'https://www.example.com/key-12345678.txt',
    urlList: ['https://www.example.com/', 'https://www.example.com/notices'],
  });
});

test('one that refuses, and one that is not there, stop nobody', async () => {
  const peer = await openHttpPeer({ behave: (_, response) => response.writeHead(403).end() });
  const gone = await openHttpPeer();
  await gone.close();
  const told = await tellEngines([gone.url, peer.url], change);
  await peer.close();
  expect(told.map(({ accepted }) => accepted)).toEqual([false, false]);
  expect(told[1]?.status).toBe('403');
});

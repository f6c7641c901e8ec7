import { describe, expect, test } from 'vitest';
import { scrubEnvelope } from './envelope.ts';

const own = 'https://www.example.com';
const canary = 'CanaryName 010-9753-1864 하실 말씀';
const address = `${own}/received/7KQ2-M4XD?q=${canary}#${canary}`;
const header = { event_id: 'e1', sent_at: 'now', dsn: 'https://k@o1.example/7', user: canary };

/** Returns the text sent for one item. */
const sent = (type: string, payload: unknown) =>
  JSON.stringify(
    scrubEnvelope(
      [{ ...header, trace: { trace_id: 't1', transaction: canary } }, [[{ type }, payload]]],
      own,
    ),
  );

const event = {
  event_id: 'e1',
  level: 'error',
  message: canary,
  logentry: { message: canary },
  culprit: canary,
  transaction: address,
  server_name: canary,
  fingerprint: [canary],
  extra: { form: { name: canary } },
  user: { id: canary, ip_address: '203.0.113.7', email: canary },
  tags: { event: 'page_failed', name: canary },
  request: {
    url: address,
    query_string: canary,
    cookies: { name: canary },
    data: { name: canary },
    headers: { 'User-Agent': 'Mozilla/5.0', Referer: address, Cookie: canary },
  },
  exception: {
    values: [
      {
        type: canary,
        value: canary,
        module: canary,
        mechanism: { type: 'onerror', handled: false, data: { message: canary } },
        stacktrace: {
          frames: [
            {
              filename: `${own}/assets/a-1.js?${canary}`,
              abs_path: address,
              function: `get ${canary}`,
              lineno: 3,
              colno: 9,
              context_line: canary,
              pre_context: [canary],
              vars: { name: canary },
            },
          ],
        },
      },
      { type: 'TypeError', value: 'Failed to fetch' },
    ],
  },
  breadcrumbs: [
    { category: 'console', message: canary, data: { arguments: [canary] } },
    { category: 'ui.input', message: `input[value="${canary}"]` },
    { category: 'ui.keyDown', data: { key: 'K' } },
    { category: 'ui.click', timestamp: 5, message: `main > button.button[aria-label="${canary}"]` },
    { category: 'fetch', data: { method: 'GET', status_code: 500, url: address, body: canary } },
    { category: 'navigation', data: { from: address, to: '/privacy' } },
    { category: 'sentry.event', message: canary },
  ],
  contexts: {
    trace: { trace_id: 't1', op: 'pageload', description: canary, data: { 'url.full': address } },
    react: { version: '19.3.1', componentStack: canary },
    state: { state: { value: canary } },
    culture: { timezone: canary },
  },
  spans: [
    { op: 'http.client', description: `GET ${address}`, data: { 'http.url': address, size: 12 } },
    { op: 'ui.interaction.click', description: `button[title="${canary}"]` },
  ],
  urls: [address],
};

describe('a report', () => {
  test.each(['event', 'transaction', 'replay_event'])(
    '%s contains no text of a visitor',
    (type) => {
      const text = sent(type, event);
      expect(text).not.toMatch(/Canary|9753|말씀|M4XD|203\.0\.113/);
      expect(text).toContain('e1');
    },
  );

  test('contains an error’s location, kind and breadcrumbs', () => {
    const [, items] = scrubEnvelope([header, [[{ type: 'event' }, event]]], own) ?? [];
    expect(items?.[0]?.[1]).toMatchObject({
      transaction: '/received/:other',
      tags: { event: 'page_failed' },
      request: { url: `${own}/received/:other`, headers: { 'User-Agent': 'Mozilla/5.0' } },
      exception: {
        values: [
          {
            type: 'Error',
            value: '',
            stacktrace: { frames: [{ filename: '/assets/a-1.js', lineno: 3, colno: 9 }] },
          },
          { type: 'TypeError', value: 'Failed to fetch' },
        ],
      },
      breadcrumbs: [
        { category: 'ui.click', message: 'main > button.button' },
        { category: 'fetch', data: { method: 'GET', status_code: 500, url: '/received/:other' } },
        { category: 'navigation', data: { from: '/received/:other', to: '/privacy' } },
      ],
      spans: [{ description: 'GET /received/:other', data: { size: 12 } }, { description: '' }],
      urls: ['/received/:other'],
    });
  });

  test('is not sent if its kind is unknown, except the count of discarded reports', () => {
    for (const type of ['attachment', 'user_report', 'log', 'session', 'span', 'profile', 'new']) {
      expect(scrubEnvelope([header, [[{ type }, { body: canary }]]], own)).toBeNull();
    }
    expect(sent('client_report', { discarded_events: [] })).toContain('discarded_events');
  });
});

describe('a recording', () => {
  const element = (tagName: string, attributes: object, childNodes: object[] = []) => ({
    type: 2,
    id: 1,
    tagName,
    attributes,
    childNodes,
  });
  const text = { type: 3, id: 2, textContent: canary };
  const tree = {
    type: 0,
    id: 9,
    childNodes: [
      { type: 1, name: 'html', publicId: canary, systemId: '', id: 8 },
      element('a', { href: address, class: 'link', title: canary, 'data-props': canary }, [text]),
      element('input', { value: canary, type: 'text', name: canary, rr_src: address }),
      element('style', { _cssText: '.link { color: red }' }),
      { type: 5, id: 3, textContent: canary },
    ],
  };
  const moments = [
    { type: 0, data: undefined, timestamp: 1 },
    { type: 4, data: { href: address, width: 390, height: 780 }, timestamp: 1 },
    { type: 2, data: { node: tree, initialOffset: { top: 3, left: 0 } }, timestamp: 1 },
    {
      type: 3,
      timestamp: 2,
      data: {
        source: 0,
        adds: [{ parentId: 1, nextId: null, node: text }],
        removes: [{ parentId: 1, id: 4 }],
        texts: [{ id: 2, value: canary }],
        attributes: [{ id: 1, attributes: { title: canary, class: 'open', hidden: null } }],
      },
    },
    { type: 3, timestamp: 2, data: { source: 5, id: 4, text: canary, isChecked: false } },
    { type: 3, timestamp: 2, data: { source: 3, id: 1, x: 0, y: 512 } },
    { type: 3, timestamp: 2, data: { source: 9, id: 1, commands: [{ args: [canary] }] } },
    {
      type: 5,
      timestamp: 3,
      data: {
        tag: 'breadcrumb',
        payload: {
          category: 'ui.slowClickDetected',
          message: `a[title="${canary}"]`,
          data: {
            url: address,
            node: { id: 1, tagName: 'a', textContent: canary, attributes: {} },
          },
        },
      },
    },
    {
      type: 5,
      timestamp: 3,
      data: { tag: 'breadcrumb', payload: { category: 'console', message: canary } },
    },
    {
      type: 5,
      timestamp: 3,
      data: {
        tag: 'performanceSpan',
        payload: {
          op: 'resource.fetch',
          description: address,
          startTimestamp: 1,
          endTimestamp: 2,
          data: { request: { body: canary } },
        },
      },
    },
    { type: 6, timestamp: 3, data: { plugin: canary } },
  ];
  const recording = `{"segment_id":0,"name":"${canary}"}\n${JSON.stringify(moments)}`;
  const both = (payload: unknown) =>
    scrubEnvelope(
      [
        header,
        [
          [{ type: 'replay_event' }, event],
          [{ type: 'replay_recording', length: 1 }, payload],
        ],
      ],
      own,
    );

  test('contains a page’s look and motion, and none of its text', () => {
    const [, items = []] = both(recording) ?? [];
    const [, [about, payload] = []] = items;
    const said = String(payload);
    expect(said).not.toMatch(/Canary|9753|말씀|M4XD/);
    expect(about).toEqual({ type: 'replay_recording', length: Buffer.byteLength(said) });
    const [line, list = ''] = said.split('\n');
    expect(line).toBe('{"segment_id":0}');
    expect(said).toContain('"_cssText":".link { color: red }"');
    expect(JSON.parse(list)).toMatchObject([
      { type: 0 },
      { type: 4, data: { href: `${own}/received/:other`, width: 390, height: 780 } },
      { type: 2, data: { initialOffset: { top: 3, left: 0 } } },
      {
        data: {
          removes: [{ parentId: 1, id: 4 }],
          attributes: [{ id: 1, attributes: { title: '', class: 'open', hidden: null } }],
        },
      },
      { data: { source: 5, text: '********** ************* ** **' } },
      { data: { source: 3, y: 512 } },
      { data: { payload: { category: 'ui.slowClickDetected', message: 'a' } } },
      {
        data: {
          payload: { op: 'resource.fetch', description: '/received/:other', endTimestamp: 2 },
        },
      },
    ]);
  });

  test('is not sent if it cannot be parsed, nor is its event', () => {
    expect(both(new Uint8Array([120, 156, 1]))).toBeNull();
    expect(both('{"segment_id":0}\nno list')).toBeNull();
  });
});

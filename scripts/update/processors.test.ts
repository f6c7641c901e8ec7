import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Recipient } from '#app/config/recipients.ts';
import { ProcessorSchema } from '#app/firm/schema/processor-schema.ts';
import { withProcessors } from './processors.ts';

const gmail: Recipient = { setting: 'SMTP_URL', host: 'smtp.gmail.com', work: '이메일 발송' };
const mailbox: Recipient = { setting: 'MAIL_TO', host: 'gmail.com', work: '이메일 보관' };
const unknown: Recipient = { setting: 'SMTP_URL', host: 'smtp.mailer.kr', work: '이메일 발송' };

const processorsIn = (yaml: string) => v.parse(v.array(ProcessorSchema), parse(yaml).processors);

test('adds a known company once, and keeps every other line', () => {
  const before = [
    '# 법인',
    'name:   법무법인 한결',
    'processors: # 맡긴 곳',
    '- name: 주식회사 보관소',
    '  work: 서버 운영 # 서울',
    'phone: 02-123-4567',
    '',
  ].join('\n');
  const { yaml, named } = withProcessors(before, [gmail, mailbox, unknown]);
  expect(named.map(({ name }) => name)).toEqual(['Google LLC']);
  for (const line of before.split('\n')) expect(yaml).toContain(line);
  const [google, server] = processorsIn(yaml);
  expect(google).toMatchObject({
    name: 'Google LLC',
    work: '이메일 발송, 이메일 보관',
    hosts: ['smtp.gmail.com', 'gmail.com'],
    abroad: { country: '미국' },
  });
  expect(server).toEqual({ name: '주식회사 보관소', work: '서버 운영' });
  expect(parse(yaml).phone).toBe('02-123-4567');
});

test.each(['noProcessors: true # 없음\n', 'processors: [] # 없음\n', ''])(
  'adds a list in place of %j',
  (none) => {
    const { yaml } = withProcessors(`name: 가\n# 메모\n${none}phone: 나\n`, [gmail]);
    expect(processorsIn(yaml)).toHaveLength(1);
    expect(parse(yaml)).toMatchObject({ name: '가', phone: '나' });
    expect(yaml).not.toContain('noProcessors');
    expect(yaml).toContain('# 메모');
    if (none) expect(yaml).toContain('# 없음');
  },
);

test.each([
  ['without hosts', '  - name: 주식회사 솔라피\n    work: 문자\n', ['api.solapi.com']],
  [
    'with one of its hosts',
    '  - name: 문자 회사\n    hosts: [sms.solapi.com] # 문자\n    work: 문자\n',
    ['sms.solapi.com', 'api.solapi.com'],
  ],
  [
    'with hosts in lines',
    '  - name: 문자 회사\n    hosts:\n      - sms.solapi.com\n    work: 문자\n',
    ['sms.solapi.com', 'api.solapi.com'],
  ],
])('adds the hosts to an entry of the same company %s', (_, entry, hosts) => {
  const solapi: Recipient = { setting: 'SOLAPI_KEY', host: 'api.solapi.com', work: '문자 발송' };
  const { yaml } = withProcessors(`processors:\n${entry}phone: 나\n`, [solapi]);
  expect(processorsIn(yaml)).toEqual([expect.objectContaining({ work: '문자', hosts })]);
  expect(parse(yaml).phone).toBe('나');
});

test('adds two companies one after the other', () => {
  const slack: Recipient = { setting: 'WEBHOOK_URL', host: 'hooks.slack.com', work: '알림' };
  const { yaml } = withProcessors('name: 가', [gmail, slack]);
  expect(
    processorsIn(yaml)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Google LLC', 'Slack Technologies, LLC']);
});

test('changes nothing if no known company is missing', () => {
  const before = 'name:   가 # 그대로\n';
  expect(withProcessors(before, [unknown])).toEqual({ yaml: before, named: [] });
});

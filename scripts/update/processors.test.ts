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

test('adds a known company once, and keeps comments and other entries', () => {
  const before =
    '# 법인\nname: 법무법인 한결\nprocessors:\n  - name: 주식회사 보관소\n    work: 서버 운영 # 서울\n';
  const { yaml, named } = withProcessors(before, [gmail, mailbox, unknown]);
  expect(yaml.startsWith(before)).toBe(true);
  expect(named.map(({ name }) => name)).toEqual(['Google LLC']);
  expect(processorsIn(yaml)[1]).toMatchObject({
    name: 'Google LLC',
    work: '이메일 발송, 이메일 보관',
    hosts: ['smtp.gmail.com', 'gmail.com'],
    abroad: { country: '미국' },
  });
});

test('replaces noProcessors', () => {
  const { yaml } = withProcessors('name: 가\nnoProcessors: true\n', [gmail]);
  expect(yaml).not.toContain('noProcessors');
  expect(processorsIn(yaml)).toHaveLength(1);
});

test('adds the hosts to an entry that names the same company', () => {
  const solapi: Recipient = { setting: 'SOLAPI_KEY', host: 'api.solapi.com', work: '문자 발송' };
  const before = 'processors:\n  - name: 주식회사 솔라피\n    work: 문자\n';
  expect(processorsIn(withProcessors(before, [solapi]).yaml)).toEqual([
    { name: '주식회사 솔라피', work: '문자', hosts: ['api.solapi.com'] },
  ]);
});

test('changes nothing if no known company is missing', () => {
  const before = 'name:   가 # 그대로\n';
  expect(withProcessors(before, [unknown])).toEqual({ yaml: before, named: [] });
});

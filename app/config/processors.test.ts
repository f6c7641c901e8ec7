import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Processor, ProcessorSchema } from '#app/firm/processor-schema.ts';
import {
  keptWords,
  namedProcessors,
  policyProcessors,
  unnamedRecipients,
  unnamedWords,
} from './processors.ts';
import type { Recipient } from './recipients.ts';

const to = (setting: Recipient['setting'], host: string): Recipient => ({
  setting,
  host,
  work: `${setting}의 일`,
  items: '항목',
});
const gmail = to('SMTP_URL', 'smtp.gmail.com');
const mailbox = to('MAIL_TO', 'gmail.com');
const solapi = to('SOLAPI_KEY', 'api.solapi.com');
const unknown = to('SMTP_URL', 'smtp.mailer.kr');
const server: Processor = { name: '주식회사 보관소', work: '서버 운영' };
const abroad = {
  country: '미국',
  items: '항목',
  how: '암호화된 통신으로',
  contact: 'privacy@example.com',
  period: '12개월',
  refusal: '전화로 말씀해 주세요.',
};
const mailer: Processor = { name: '주식회사 메일', work: '이메일 발송', hosts: ['mailer.kr'] };

describe('the policy names', () => {
  test.each([
    ['smtp.gmail.com', 'Google LLC', '미국'],
    ['hooks.slack.com', 'Slack Technologies, LLC', '미국'],
    ['discord.com', 'Discord Inc.', '미국'],
    ['smtp.naver.com', '네이버 주식회사', undefined],
    ['smtp.worksmobile.com', '네이버클라우드 주식회사', undefined],
    ['api.solapi.com', '솔라피(주)', undefined],
  ])('whose %s is, by itself', (host, name, country) => {
    const [, processor] = namedProcessors([to('SMTP_URL', host)], [server]);
    expect(processor?.name).toBe(name);
    expect(processor?.abroad?.country).toBe(country);
    // Complete by the same rules as what a firm writes.
    expect(v.safeParse(ProcessorSchema, processor).success).toBe(true);
  });

  test('a company once, with all that it does', () => {
    const [, google, ...more] = namedProcessors([gmail, mailbox], [server]);
    expect(google?.work).toBe('SMTP_URL의 일, MAIL_TO의 일');
    expect(more).toEqual([]);
  });

  test('whom the firm writes, in its words alone', () => {
    for (const own of [
      { name: '메일을 맡은 곳', work: '이메일', hosts: ['gmail.com'] },
      { name: '구글(Google LLC)', work: '이메일', abroad },
    ]) {
      expect(namedProcessors([gmail, mailbox], [own])).toEqual([own]);
    }
    expect(namedProcessors([unknown], [mailer])).toEqual([mailer]);
  });

  test('a company abroad besides, where what the firm writes of one of its name is not of it, or not enough', () => {
    const cloud = { name: '구글클라우드코리아 유한회사', work: '서버', hosts: ['cloud.example'] };
    for (const own of [cloud, { name: '구글', work: '이메일' }]) {
      expect(namedProcessors([gmail], [own]).map(({ name }) => name)).toEqual([
        own.name,
        'Google LLC',
      ]);
    }
  });

  test('nobody only where the firm says so and nothing goes elsewhere', () => {
    expect(policyProcessors([], [])).toEqual({ named: [], none: true });
    expect(policyProcessors([unknown], [])).toEqual({ named: [], none: false });
    expect(policyProcessors([], null)).toEqual({ named: [], none: false });
  });
});

describe('the firm must still name', () => {
  test('a server that nobody knows, and no other', () => {
    const recipients = [gmail, solapi, unknown];
    expect(unnamedRecipients(recipients, [server])).toEqual([unknown]);
    expect(unnamedRecipients(recipients, [server, mailer])).toEqual([]);
    const elsewhere = { ...mailer, hosts: ['ailer.kr'] };
    expect(unnamedRecipients(recipients, [elsewhere])).toEqual([unknown]);
  });

  test('everyone where it says that there is nobody', () => {
    expect(unnamedRecipients([gmail, unknown], [])).toEqual([gmail, unknown]);
    expect(unnamedRecipients([], [])).toEqual([]);
  });
});

describe('the operator is told', () => {
  /** What a firm has once it follows the words. */
  const followed = (words: string | null) => {
    const lines = words?.slice(words.indexOf('\nprocessors:')) ?? '';
    return v.parse(v.array(ProcessorSchema), parse(lines).processors);
  };

  test('nothing where all are named', () => {
    expect(unnamedWords([gmail, unknown], [mailer])).toBeNull();
    expect(unnamedWords([], [])).toBeNull();
  });

  test('the setting, and lines that end the warning', () => {
    const words = unnamedWords([gmail, unknown], [server]);
    expect(words).toContain('SMTP_URL(smtp.mailer.kr): ');
    expect(words).not.toContain('gmail');
    expect(words).toContain('처리방침에 그 이름이 없습니다');
    expect(unnamedWords([gmail, unknown], [server, ...followed(words)])).toBeNull();
  });

  test('that what a mailbox and a messenger keep is to be erased there', () => {
    const words = keptWords([gmail, mailbox, to('WEBHOOK_URL', 'hooks.slack.com')]);
    expect(words).toContain('MAIL_TO(gmail.com), WEBHOOK_URL(hooks.slack.com): ');
    expect(words).toContain('보관 기간을 정하거나');
    expect(keptWords([gmail, solapi])).toBeNull();
  });

  test('of everyone where the firm says that there is nobody', () => {
    const all = [gmail, mailbox, solapi, unknown];
    const words = unnamedWords(all, []);
    expect(words).toContain('noProcessors: true');
    expect(followed(words).map(({ name }) => name)).toEqual([
      'Google LLC',
      '솔라피(주)',
      '회사의 이름',
    ]);
    expect(unnamedWords(all, followed(words))).toBeNull();
  });
});

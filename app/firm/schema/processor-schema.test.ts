import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ProcessorSchema } from './processor-schema.ts';

const server = { name: '주식회사 보관소', work: '서버 운영' };
const abroad = {
  country: '미국',
  items: '성함',
  how: '신청하실 때',
  contact: 'privacy@mailer.com',
  period: '1년',
  refusal: '전화로 상담하시면 보내지 않습니다.',
};
const messages = (input: unknown) =>
  v.safeParse(ProcessorSchema, input).issues?.map((one) => one.message);

test('requires every detail of 제28조의8 제2항 from a processor abroad', () => {
  expect(messages({ ...server, abroad })).toBeUndefined();
  for (const field of Object.keys(abroad)) {
    expect(messages({ ...server, abroad: { ...abroad, [field]: undefined } }), field).toHaveLength(
      1,
    );
  }
});

test.each(['https://smtp.mailer.kr', 'smtp.mailer.kr:465', 'mailer', '@mailer.kr'])(
  'refuses %s as the name of a server',
  (host) => {
    expect(messages({ ...server, hosts: [host] })).toEqual([
      '서버의 이름만 smtp.example.com처럼 적습니다',
    ]);
  },
);

test('converts the name of a server to lower case', () => {
  expect(v.parse(ProcessorSchema, { ...server, hosts: ['SMTP.Mailer.kr'] }).hosts).toEqual([
    'smtp.mailer.kr',
  ]);
});

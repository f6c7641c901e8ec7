import { expect, test } from 'vitest';
import { type Signs, scoreSpam } from './spam-score.server.ts';

const links = 'https://a.example http://b.example www.c.example';
const english = 'Dear sir, we offer the best deals on';
const usual: Signs = {
  honeypotFilled: false,
  elapsed: 30_000,
  copies: 0,
  message: '상담을 받고 싶습니다.',
};
const scriptless = { elapsed: null };

test.each<[string, Partial<Signs>, string[], boolean]>([
  ['a person', {}, [], false],
  ['a person without script', scriptless, [], false],
  ['a person who writes nothing', { message: '' }, [], false],
  ['a person who quotes two articles', { message: 'www.a.example https://b.example' }, [], false],
  ['a person who writes a few foreign words', { message: 'Kim Sae-byeok, Seoul' }, [], false],
  ['a person who sends what another sent', { copies: 1 }, [], false],
  ['links alone', { message: links }, ['links'], false],
  ['links without script', { message: links, ...scriptless }, ['links'], true],
  ['another language alone', { message: english }, ['foreign'], false],
  ['another language without script', { message: english, ...scriptless }, ['foreign'], true],
  ['another language with links', { message: `${english} ${links}` }, ['links', 'foreign'], true],
  ['the honeypot alone', { honeypotFilled: true }, ['honeypot'], true],
  ['too fast alone', { elapsed: 1_999 }, ['hasty'], true],
  ['just slow enough', { elapsed: 2_000 }, [], false],
  ['a text that two others sent', { copies: 2 }, ['copied'], true],
  [
    'all at once',
    { honeypotFilled: true, elapsed: 0, copies: 9, message: `${english} ${links}` },
    ['honeypot', 'hasty', 'copied', 'links', 'foreign'],
    true,
  ],
])('%s', (_, signs, suspicions, suspected) => {
  expect(scoreSpam({ ...usual, ...signs })).toEqual({ suspicions, suspected });
});

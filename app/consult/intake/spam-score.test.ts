import { expect, test } from 'vitest';
import { type Signs, scoreSpam } from './spam-score.server.ts';

const links = 'https://a.example http://b.example www.c.example';
const english = 'My father died in Busan and I live in Hanoi. May I renounce from here?';
const vietnamese = 'Bố tôi mất ở Busan. Tôi có phải trả nợ của ông ấy không?';
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
  ['English', { message: english }, [], false],
  ['English without script', { message: english, ...scriptless }, [], false],
  ['Vietnamese without script', { message: vietnamese, ...scriptless }, [], false],
  ['English with a link', { message: `${english} https://a.example` }, ['foreign'], false],
  [
    'English with a link, without script',
    { message: `${english} https://a.example`, ...scriptless },
    ['foreign'],
    true,
  ],
  ['English with many links', { message: `${english} ${links}` }, ['links', 'foreign'], true],
  ['a casino', { message: '카지노 첫 가입 30만원 지급 best77.com' }, ['offer'], true],
  ['an English casino', { message: 'Casino bonus: best77.com' }, ['offer'], true],
  ['a casino in a messenger', { message: '바카라 첫충 문의는 텔레그램 best77' }, ['offer'], true],
  ['gambling debts', { message: '아버지가 카지노와 토토로 빚을 남기셨습니다.' }, [], false],
  ['threats', { message: '토토 빚으로 텔레그램에서 협박을 받습니다.' }, [], false],
  [
    'gambling debts and an address for the answer',
    { message: '형이 카지노에서 돈을 빌렸어요. kim@naver.com으로 답해 주세요.' },
    [],
    false,
  ],
  ['the honeypot alone', { honeypotFilled: true }, ['honeypot'], true],
  ['too fast alone', { elapsed: 1_999 }, ['hasty'], true],
  ['just slow enough', { elapsed: 2_000 }, [], false],
  ['a text that two others sent', { copies: 2 }, ['copied'], true],
  [
    'all at once',
    { honeypotFilled: true, elapsed: 0, copies: 9, message: `Casino ${english} ${links}` },
    ['honeypot', 'hasty', 'copied', 'offer', 'links', 'foreign'],
    true,
  ],
])('%s', (_, signs, suspicions, suspected) => {
  expect(scoreSpam({ ...usual, ...signs })).toEqual({ suspicions, suspected });
});

import { expect, test } from 'vitest';
import { type Signs, scoreSpam } from './spam-score.server.ts';

const ticket = { state: 'valid', nonce: 'n', tooFast: false, proofAsked: false } as const;
const asked = { ...ticket, proofAsked: true };
const links = 'https://a.example http://b.example www.c.example';
const usual: Signs = {
  honeypotFilled: false,
  ticket,
  proof: 'none',
  message: '상담을 받고 싶습니다.',
};

test.each<[string, Partial<Signs>, string[], boolean]>([
  ['a person', {}, [], false],
  ['a person without script', { ticket: { state: 'none' } }, [], false],
  ['a person of whom a proof was asked', { ticket: asked, proof: 'true' }, [], false],
  ['a person who quotes two articles', { message: 'www.a.example https://b.example' }, [], false],
  ['links alone', { message: links }, ['links'], false],
  ['links without script', { message: links, ticket: { state: 'none' } }, ['links'], true],
  ['the honeypot alone', { honeypotFilled: true }, ['trap'], true],
  ['too fast alone', { ticket: { ...ticket, tooFast: true } }, ['hasty'], true],
  ['a forged ticket alone', { ticket: { state: 'forged' } }, ['forged'], true],
  ['no proof alone', { ticket: asked }, ['unproven'], true],
  ['a false proof alone', { ticket: asked, proof: 'false' }, ['forged'], true],
  ['a proof that nobody asked for', { proof: 'false' }, [], false],
  [
    'all at once',
    { honeypotFilled: true, ticket: { ...asked, tooFast: true }, message: links },
    ['trap', 'hasty', 'unproven', 'links'],
    true,
  ],
])('%s', (_, signs, suspicions, suspected) => {
  expect(scoreSpam({ ...usual, ...signs })).toEqual({ suspicions, suspected });
});

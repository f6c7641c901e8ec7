import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { createLog } from '#app/platform/log.ts';
import { createChannels, firmChannels } from '../messages/channels.server.ts';
import {
  lastDayOf,
  type NewWish,
  notVerified,
  parseWish,
  verificationChoices,
  verifications,
  type WishValues,
  wishKinds,
  wishLabels,
  wishOutcomes,
} from '../wishes/wish.ts';
import { askWish, giveCopy, takeBackWish, type Wish, wishesOf } from '../wishes/wishes.server.ts';
import { atTerminal } from './ask.ts';
import { command } from './command.ts';
import { CommandFault, UsageFault } from './fault.ts';
import { grid } from './grid.ts';
import { print } from './output.ts';
import { listOf, readReferenceWord, readWord } from './read-words.ts';
import { type Opened, withStorage } from './with-storage.ts';

export const wish = command({
  help: `
consult wish                      아직 끝나지 않은 삭제·열람 요구
consult wish 접수번호             이 신청에 대한 요구와 그 결과
consult wish 접수번호 삭제|열람    전화나 메일로 온 요구를 적어 둡니다

적은 지 24시간 뒤에 삭제는 저절로 지우고, 열람은 드릴 글을 MAIL_TO로 보냅니다. 그 전에는 메일의 버튼이나 --back으로 거둘 수 있습니다. 그분인지 확인하지 못했으면 적지 않습니다.

  --verified 방법   ${listOf(verificationChoices)}. 말의 일부도 됩니다. 없으면 터미널에서 묻습니다
  --back            적어 둔 요구를 거둡니다
  --given           열람의 글을 드렸다고 표시합니다
`,
  options: {
    verified: { type: 'string' },
    back: { type: 'boolean' },
    given: { type: 'boolean' },
  },
  words: ['[접수번호]', '[삭제|열람]'],
  async run({ verified, back, given }, [word, kind]) {
    const reference = word === undefined ? undefined : readReferenceWord(word);
    if (reference === undefined || kind === undefined) {
      if (verified !== undefined || back || given) {
        throw new UsageFault('접수번호와 삭제 또는 열람을 적어 주세요.');
      }
      return withStorage(async ({ storage, person }) => {
        print(table(await wishesOf(storage.db, person, reference)));
      });
    }
    if (back || given) {
      if (verified !== undefined || (back && given)) {
        throw new UsageFault('--verified, --back, --given 가운데 하나만 적어 주세요.');
      }
      return withStorage((opened) => settle(opened, reference, kind, back ? 'back' : 'given'));
    }
    const asked = await readWish({ reference, kind, ...(verified && { verified }) });
    await withStorage(async (opened) => {
      const outcome = await askWish(optionsOf(opened), opened.person, asked);
      if ('problem' in outcome) throw new CommandFault(outcome.problem);
      print(askedWords(outcome.wish, outcome.waitsForCopy));
    });
  },
});

/** Reads the wish; asks at the terminal how the person was verified, unless an option says it. */
async function readWish({ verified, ...values }: WishValues): Promise<NewWish> {
  // What was typed as an argument is checked before the question.
  const typed = readAll({ verified: verified ?? 'card', ...values });
  if (verified !== undefined) return typed;
  const choices = listOf(verificationChoices);
  if (!process.stdin.isTTY) throw new UsageFault(`--verified에 적어 주세요: ${choices}`);
  const answer = await atTerminal((ask) =>
    ask(`${wishLabels.verified} (${choices})`, (answer) => {
      const parsed = parseWish({ ...values, verified: answer });
      const problem = parsed.ok ? undefined : parsed.errors.verified;
      // Who was not verified ends the question: there is nothing to enter.
      return problem === notVerified ? undefined : problem;
    }),
  );
  return readAll({ ...values, verified: answer });
}

function readAll(values: WishValues): NewWish {
  const parsed = parseWish(values);
  if (parsed.ok) return parsed.wish;
  const { verified } = parsed.errors;
  if (verified === notVerified) throw new CommandFault(notVerified);
  throw new UsageFault(Object.values(parsed.errors).join('\n'));
}

async function settle(
  opened: Opened,
  reference: string,
  kindWord: string,
  outcome: 'back' | 'given',
): Promise<void> {
  const kind = readWord('요구', wishKinds, kindWord);
  if (outcome === 'given' && kind !== 'copy') {
    throw new UsageFault('--given은 열람 요구에만 씁니다. 삭제는 사이트가 저절로 합니다.');
  }
  const name = `${reference}: ${wishKinds[kind]} 요구`;
  const known = await wishesOf(opened.storage.db, opened.person, reference);
  const same = known.filter((one) => one.kind === kind);
  const { id } = same.find(({ settledAt }) => settledAt === null) ?? same.at(-1) ?? {};
  if (id === undefined) throw new CommandFault(`${name}가 없습니다.`);
  const act = outcome === 'back' ? takeBackWish : giveCopy;
  const result = await act(optionsOf(opened), opened.person, id);
  if (result === 'done') {
    print(`${name}를 ${outcome === 'back' ? '거두었습니다' : '드렸다고 표시했습니다'}.`);
  } else if (result === 'early') {
    throw new CommandFault(
      `${name}는 아직 드릴 때가 아닙니다. 드릴 글이 메일로 온 뒤에 표시해 주세요.`,
    );
  } else {
    throw new CommandFault(`${name}는 이미 끝났습니다.\n${table(same)}`);
  }
}

function optionsOf({ storage, config }: Opened) {
  const channels = createChannels(config, createLog('silent'), storage.keyring);
  return { db: storage.db, channels: firmChannels(channels) };
}

function askedWords(wish: Wish, waitsForCopy: boolean): string {
  const { reference, kind, dueAt } = wish;
  const what =
    kind === 'delete'
      ? `${formatInstant(dueAt)}이 지나면 저절로 지웁니다.`
      : `${formatInstant(dueAt)}이 지나면 드릴 글을 메일로 보냅니다. ${dottedDate(lastDayOf(wish))}까지 드려 주세요.`;
  return [
    `${reference}: ${wishKinds[kind]} 요구를 적었습니다. ${what}`,
    ...(waitsForCopy ? ['열람 요구가 함께 있어, 그것을 드린 뒤에 지웁니다.'] : []),
    `거두려면 메일의 버튼을 누르거나: consult wish ${reference} ${wishKinds[kind]} --back`,
  ].join('\n');
}

function table(wishes: readonly Wish[]): string {
  if (wishes.length === 0) return '그런 요구가 없습니다.';
  const rows = wishes.map((one) => [
    one.reference,
    wishKinds[one.kind],
    `${formatInstant(one.askedAt)}, ${verifications[one.verified]}, 적은 사람 ${one.askedBy}\n${stateWords(one)}`,
  ]);
  return grid([['접수번호', '요구', '적은 때와 결과'], ...rows]);
}

function stateWords(wish: Wish): string {
  const { kind, dueAt, readyAt, settledAt, outcome } = wish;
  const until = `기한 ${dottedDate(lastDayOf(wish))}`;
  if (settledAt !== null && outcome) {
    return `${formatInstant(settledAt)}: ${wishOutcomes[outcome]}`;
  }
  if (readyAt !== null) return `드릴 글을 ${formatInstant(readyAt)}에 메일로 보냈습니다. ${until}`;
  return kind === 'delete'
    ? `${formatInstant(dueAt)} 뒤에 지웁니다. ${until}`
    : `${formatInstant(dueAt)} 뒤에 드릴 글을 보냅니다. ${until}`;
}

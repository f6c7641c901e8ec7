import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { createLog } from '#app/platform/log.ts';
import { grid } from '../export/grid.ts';
import { createChannels, firmChannels } from '../messages/channels.server.ts';
import {
  type NewWish,
  notVerified,
  parseWish,
  verificationChoices,
  verifications,
  type WishValues,
  wishKinds,
  wishLabels,
} from '../wishes/wish.ts';
import { askedWords, stateWords } from '../wishes/wish-words.ts';
import { askWish, giveCopy, takeBackWish, type Wish, wishesOf } from '../wishes/wishes.server.ts';
import { atTerminal } from './ask.ts';
import { command } from './command.ts';
import { CommandFault, UsageFault } from './fault.ts';
import { print } from './output.ts';
import { listOf, readReferenceWord, readWord } from './read-words.ts';
import { type Opened, withStorage } from './with-storage.ts';

export const wish = command({
  help: `
consult wish                      아직 끝나지 않은 삭제·열람 요구
consult wish 접수번호             이 신청에 대한 요구와 그 결과
consult wish 접수번호 삭제|열람    전화나 메일로 온 요구를 적어 둡니다

적은 지 24시간이 지나면 한 시간 안에 삭제는 저절로 지우고, 열람은 드릴 글을 MAIL_TO로 보냅니다. 그 전에는 메일의 버튼이나 --back으로 취소할 수 있습니다. 그분인지 확인하지 못했으면 적지 않습니다.

  --verified 방법   ${listOf(verificationChoices)}. 말의 일부도 됩니다. 없으면 터미널에서 묻습니다
  --back            적어 둔 요구를 취소합니다
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
      const { wish: entered } = outcome;
      const back = `consult wish ${entered.reference} ${wishKinds[entered.kind]} --back`;
      print(`${askedWords(entered)}\n취소하려면 메일의 버튼을 누르거나: ${back}`);
    });
  },
});

/** Reads the wish; asks at the terminal how the person was verified, unless an option says it. */
async function readWish({ verified, ...values }: WishValues): Promise<NewWish> {
  // The arguments are checked before the question.
  const typed = readAll({ verified: verified ?? 'card', ...values });
  if (verified !== undefined) return typed;
  const choices = listOf(verificationChoices);
  if (!process.stdin.isTTY) throw new UsageFault(`--verified에 적어 주세요: ${choices}`);
  const answer = await atTerminal((ask) =>
    ask(`${wishLabels.verified} (${choices})`, (answer) => {
      const parsed = parseWish({ ...values, verified: answer });
      const problem = parsed.ok ? undefined : parsed.errors.verified;
      // A person who was not verified ends the questions, since there is nothing to enter.
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
    print(`${name}를 ${outcome === 'back' ? '취소했습니다' : '드렸다고 표시했습니다'}.`);
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

function table(wishes: readonly Wish[]): string {
  if (wishes.length === 0) return '그런 요구가 없습니다.';
  const rows = wishes.map((one) => [
    one.reference,
    wishKinds[one.kind],
    `${formatInstant(one.askedAt)}, ${verifications[one.verified]}, 적은 사람 ${one.askedBy}\n${stateWords(one)}`,
  ]);
  return grid([['접수번호', '요구', '적은 때와 결과'], ...rows]);
}

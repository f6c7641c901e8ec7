import { retryDeliveries } from '../admin/deliveries.server.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const retry = command({
  help: `
consult retry 접수번호           이 신청의 전달되지 않은 것을 지금 다시 보냅니다.
consult retry --channel 통로     이 통로에서 기다리는 것을 모두. 예: --channel mail
consult retry --stuck            막힌 것을 모두

까닭을 고친 뒤에 하세요. 돌고 있는 서버가 1분 안에 보냅니다.
`,
  options: { channel: { type: 'string' }, stuck: { type: 'boolean' } },
  words: ['[접수번호]'],
  run({ channel, stuck }, [word]) {
    if (!word && !channel && !stuck) {
      throw new CommandFault(
        '무엇을 다시 보낼지 적어 주세요: 접수번호, --channel 통로, --stuck',
        2,
      );
    }
    const reference = word && readReferenceWord(word);
    return withStorage(async ({ storage, person }) => {
      const count = await retryDeliveries(storage, person, { reference, channel, stuck });
      print(
        count > 0
          ? `${count}건을 다시 보냅니다. 돌고 있는 서버가 1분 안에 보냅니다.`
          : '다시 보낼 것이 없습니다. 이미 전달되었거나, 그런 신청이나 통로가 없습니다.',
      );
      return count > 0 ? 0 : 1;
    });
  },
});

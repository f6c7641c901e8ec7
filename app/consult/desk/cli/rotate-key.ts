import { rotateKeys } from '#app/consult/requests/rotate.server.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print, printNote } from './output.ts';
import { withStorage } from './with-storage.ts';

export const rotateKey = command({
  help: `
consult rotate-key     모든 신청과 메모를 SEAL_KEYS의 첫 열쇠로 다시 봉합니다. 서버가 도는 채로 합니다.

  1. 새 열쇠를 만듭니다: echo "k2:$(openssl rand -base64 32)"
  2. SEAL_KEYS의 맨 앞에 적습니다: SEAL_KEYS=k2:새열쇠,k1:옛열쇠
     열쇠 파일(data/seal.key)을 쓰고 있었으면 옛 열쇠의 이름은 file입니다: SEAL_KEYS=k2:새열쇠,file:파일의내용
  3. 서버를 다시 시작합니다. 여럿이면 모두
  4. 이 명령을 합니다. 도중에 끊기면 다시 하면 됩니다
  5. 지워도 된다고 나온 열쇠를 SEAL_KEYS에서 지우고 다시 시작합니다
`,
  async run() {
    await withStorage(async ({ storage, config, person }) => {
      const { resealed, damaged, removable } = await rotateKeys(storage, person);
      const { current, ids } = storage.keyring;
      print(`${resealed}건을 열쇠 ${current}로 다시 봉했습니다.`);
      if (ids.length === 1) {
        printNote('열쇠가 하나뿐입니다. 새 열쇠로 바꾸는 법은 rotate-key --help에 있습니다.');
      }
      if (removable.length > 0) {
        print(
          `이제 SEAL_KEYS에서 지워도 되는 열쇠: ${removable.join(', ')}\n` +
            `그 전에 만든 백업은 옛 열쇠로만 열립니다. 백업이 남아 있는 ${config.backupDays}일 동안은 따로 보관하세요.`,
        );
      }
      if (damaged.length > 0) {
        throw new CommandFault(
          `열리지 않아 그대로 둔 신청: ${damaged.join(' ')}\nverify와 show로 살펴보세요.`,
        );
      }
    });
  },
});

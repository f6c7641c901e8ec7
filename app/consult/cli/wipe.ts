import type { Database } from '../storage/database.server.ts';
import { CommandFault } from './fault.ts';

/**
 * Wipes deleted bytes from the database's files.
 *
 * @throws CommandFault while others are reading; the rows stay deleted
 */
export async function wipe(db: Database): Promise<void> {
  await db.wipe().catch(() => {
    throw new CommandFault(
      '지웠습니다. 다만 다른 프로그램이 데이터베이스를 읽고 있어, 파일에 남은 흔적을 아직 덮지 못했습니다. 1분 뒤 purge를 한 번 하시면 마저 덮습니다.',
    );
  });
}

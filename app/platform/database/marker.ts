import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../startup-error.ts';
import { writeDurably } from './write-durably.ts';

/** Identifies the database of a data folder, so that no other database is mistaken for it. */
export type Marker = v.InferOutput<typeof Marker>;

const Marker = v.object({
  /** The id in the table `site`. */
  site: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
});

/** The marker's file in the data folder. */
export function markerFile(dataDir: string): string {
  return join(dataDir, 'site.json');
}

/**
 * Reads the marker of this folder; null: the folder never had a database.
 *
 * @throws StartupError if the marker cannot be read
 */
export function readMarker(dataDir: string): Marker | null {
  const file = markerFile(dataDir);
  if (!existsSync(file)) return null;
  try {
    return v.parse(Marker, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause) {
      throw new StartupError(
        `${file}을 이 계정이 읽을 수 없어 시작하지 않습니다. 파일은 그대로 두고 주인을 보세요(ls -l ${file}). 데이터 폴더의 주인과 다르면 고쳐 주세요: sudo chown --reference=${dataDir} ${file}`,
        { cause },
      );
    }
    throw new StartupError(
      `${file}을 읽을 수 없어 시작하지 않습니다. 백업해 둔 것으로 되돌리거나, 데이터베이스가 온전한 것이 확실하면 이 파일만 지우고 다시 시작해 주세요.`,
      { cause },
    );
  }
}

/** @throws StartupError when the folder cannot be written */
export function writeMarker(dataDir: string, marker: Marker): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeDurably(markerFile(dataDir), `${JSON.stringify(marker)}\n`);
  } catch (cause) {
    throw new StartupError(
      `${dataDir} 폴더에 쓸 수 없습니다. DATA_DIR이 맞는지, 서버를 돌리는 계정이 쓸 수 있는 폴더인지 보세요.`,
      { cause },
    );
  }
}

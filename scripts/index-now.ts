import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOrExit } from '../app/config/config.ts';
import type { LatestBuild, Manifest } from '../app/routing/manifest.ts';
import { engines, notifyEngines } from '../app/server/index-now.ts';

const builds = join(import.meta.dirname, '../dist/client/assets/builds');

const { origin, indexNowKey } = configOrExit();
if (indexNowKey === null) {
  stop('INDEXNOW_KEY가 없습니다. .env.example을 보고 적은 뒤 사이트를 다시 열어 주세요.');
}
if (!existsSync(join(builds, 'latest.json'))) {
  stop('지어 놓은 사이트가 없습니다. 먼저 npm run build를 실행해 주세요.');
}
const { id } = read<LatestBuild>('latest.json');
const { prerendered: paths } = read<Manifest>(`meta/${id}.json`);
const answers = await notifyEngines(engines, { origin, key: indexNowKey, paths });
for (const { engine, accepted, status } of answers) {
  console.warn(`${engine}: ${accepted ? '받았습니다' : `받지 않았습니다 (${status})`}`);
}
process.exit(answers.every(({ accepted }) => accepted) ? 0 : 1);

/** Reads a file that describes the build. */
function read<File>(name: string): File {
  return JSON.parse(readFileSync(join(builds, name), 'utf8'));
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

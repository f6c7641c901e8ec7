import { configOrExit } from '../app/config/config.ts';
import { engines, notifyEngines } from '../app/server/index-now.ts';
import { routes } from '../app/site/routes.ts';

const { origin, indexNowKey } = configOrExit();
if (indexNowKey === null) {
  console.error('INDEXNOW_KEY가 없습니다. .env.example을 보고 적은 뒤 사이트를 다시 열어 주세요.');
  process.exit(1);
}
const paths = routes.filter(({ audience }) => audience === 'everyone').map(({ path }) => path);
const answers = await notifyEngines(engines, { origin, key: indexNowKey, paths });
for (const { engine, accepted, status } of answers) {
  console.warn(`${engine}: ${accepted ? '받았습니다' : `받지 않았습니다 (${status})`}`);
}
process.exit(answers.every(({ accepted }) => accepted) ? 0 : 1);

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { collections, files } from '#app/firm/data/files/collections.ts';
import { entriesOf } from '#app/firm/text-files/folder.ts';
import { sampleTexts } from '../checks/content/sample-values.ts';
import { unsigned } from '../checks/content/unsigned.ts';

/**
 * `npm run leave-sample`, the first step of a firm that takes the sample over: nobody has signed its guides, and the
 * sample's columns and cases are gone. May be repeated; it changes nothing that the firm has written.
 */
const { guides, columns, cases } = collections;
const own = [guides, columns, cases].flatMap(({ folder }) => entriesOf('.', folder));
let signed = 0;
let removed = 0;
for (const file of [...own, files.privacy.file]) {
  const text = readFileSync(file, 'utf8');
  const [, title = ''] = /^title: *["']?(.*?)["']? *$/m.exec(text) ?? [];
  if (sampleTexts.has(title)) {
    rmSync(file);
    removed += 1;
    continue;
  }
  const rest = unsigned(text);
  if (rest === text) continue;
  writeFileSync(file, rest);
  signed += 1;
}
console.log(
  `글 ${signed}편에서 견본의 변호사를 지우고, 견본의 칼럼과 사건 ${removed}개를 지웠습니다. 이어서 content/firm.yaml의 sample을 false로 바꾸면(편집기에서는 법인의 견본을 끄면) 남은 것이 모두 나옵니다.`,
);

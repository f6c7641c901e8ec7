import { readFileSync, writeFileSync } from 'node:fs';
import { changesToCheck } from '#app/firm/view/upcoming.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { calculatorUnits } from './law-review/calculator-units.ts';
import { correctionFaults } from './law-review/corrections.ts';
import { lawReview, oldFacts } from './law-review/document.ts';
import { unitFaults } from './law-review/phrase-units.ts';
import { contentUnits, guideLines, guideUnits } from './law-review/site-units.ts';

// Writes docs/law-review.md. With --check compares it instead, and lists facts that were not read again for long.
const DOCUMENT = 'docs/law-review.md';
const DAYS = 180;

const root = process.cwd();
const units = [...(await contentUnits(root)), ...guideUnits(root), ...calculatorUnits()];
const review = lawReview(units);
const faults = [...unitFaults(units), ...correctionFaults([...units, ...guideLines(root)])];

if (!process.argv.includes('--check')) {
  writeFileSync(DOCUMENT, review);
  console.log(`${DOCUMENT}를 다시 만들었습니다. 변호사에게 보여 주세요.`);
} else {
  if (readFileSync(DOCUMENT, 'utf8') !== review) {
    faults.push(
      `${DOCUMENT}: 글이나 근거가 바뀌었습니다. npm run law-review를 실행하면 다시 만들어집니다`,
    );
  }
  const old = oldFacts(koreanDay(new Date()), DAYS);
  if (old.length > 0) console.warn(`${DAYS}일 넘게 다시 읽지 않은 근거: ${old.join(', ')}\n`);
}
for (const { name, from, checkedOn } of changesToCheck(koreanDay(new Date()))) {
  console.warn(
    `content/upcoming.yaml: ${name}: ${from}부터 달라질 수 있습니다. ${checkedOn}에 확인한 뒤로 정해졌는지 확인해 주세요\n`,
  );
}
if (faults.length > 0) {
  console.error(`법률 문장에 고칠 곳이 ${faults.length}군데 있습니다.\n`);
  for (const fault of faults) console.error(`- ${fault}\n`);
  process.exit(1);
}

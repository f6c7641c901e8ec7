import { contentFaults } from '../app/firm/check/content-faults.ts';
import { lookNotes } from '../app/firm/check/look-notes.ts';

for (const note of lookNotes(process.cwd())) console.log(`${note}\n`);

// For people who edit the content: prints sentences, no stack traces.
const faults = await contentFaults(process.cwd()).catch(notChecked);
if (faults.length > 0) {
  console.error(`글에 고칠 곳이 ${faults.length}군데 있습니다.\n`);
  for (const fault of faults) console.error(`- ${fault}\n`);
  process.exit(1);
}
console.log('글에 고칠 곳이 없습니다.');

/** A fault of the check itself, as a developer is told of it. */
function notChecked(error: unknown): string[] {
  const said = error instanceof Error ? error.stack : String(error);
  return [`검사를 끝내지 못했습니다. 이 글을 그대로 개발자에게 보내 주세요: ${said}`];
}

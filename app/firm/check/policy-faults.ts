import { files } from '../files/collections.ts';
import { readSingle } from '../files/read-content.ts';
import { policyWords } from '../policy.ts';
import { sentence } from '../text-files/faults.ts';

/** Whether the firm's history of its policy knows of the last change of the site's own words. */
export function policyFaults(root: string): string[] {
  const { file } = files.privacy;
  const { value } = readSingle(root, files.privacy);
  const day = policyWords.version.slice(0, 10);
  if (!value || value.data.changes.some(({ date }) => date >= day)) return [];
  const message = `changes: 사이트에 준비된 처리방침의 글이 ${day}에 바뀌었습니다. 바뀐 글을 시행하는 날(date)과 바뀐 내용(text: ${policyWords.change})을 한 줄 더합니다`;
  return [sentence(file, { line: value.lineOf(['changes']), message })];
}

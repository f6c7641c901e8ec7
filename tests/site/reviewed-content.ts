import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReviewedText, readReviewedTexts } from '../../checks/content/reviewed-texts.ts';

/** The lawyer of every review, and its day. */
export const reviewer = { id: 'kim', name: '김가', on: '2026-11-28' };

/** Makes a folder with the content of the tests' firm as a real firm, which has reviewed nothing. */
export async function unreviewedContent(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'reviewed-'));
  await cp('tests/firm/content', join(root, 'content'), { recursive: true });
  const firm = join(root, 'content/firm.yaml');
  const written = await readFile(firm, 'utf8');
  await writeFile(firm, written.replace('sample: true', 'sample: false'));
  await mkdir(join(root, 'content/people'), { recursive: true });
  const lawyer = `name: ${reviewer.name}\nrole: 변호사\n`;
  await writeFile(join(root, `content/people/${reviewer.id}.yaml`), lawyer);
  return root;
}

/** Writes a review into the file of each text that is chosen. */
export async function review(
  root: string,
  isChosen: (text: ReviewedText) => boolean,
): Promise<void> {
  for (const text of readReviewedTexts(root, {}).filter(isChosen)) {
    const { id, on } = reviewer;
    const lines = ['reviewed:', `  by: ${id}`, `  on: ${on}`, `  text: ${text.hash}`];
    const file = join(root, text.file);
    const written = await readFile(file, 'utf8');
    const [form] = text.path;
    const next = form
      ? written.replace(
          `${form}:\n`,
          [`${form}:`, ...lines.map((line) => `  ${line}`), ''].join('\n'),
        )
      : `${written.trimEnd()}\n${lines.join('\n')}\n`;
    await writeFile(file, next);
  }
}

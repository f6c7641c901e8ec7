import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerNames } from '../answer-names.ts';
import { collections } from '../files/collections.ts';
import { unknown } from '../files/fields.ts';
import { readFirm, readGuides, readPeople, readTexts } from '../files/read-content.ts';
import { sentence } from '../files/read-entries.ts';
import type { Firm } from '../firm-schema.ts';
import type { ReadGuide } from '../guides/read-guide.ts';
import { addressCheck } from './addresses.ts';
import type { PlacedText } from './advertising-faults.ts';
import { articlesWithoutRow } from './cited-rows.ts';
import { legalUnits } from './legal-units.ts';

/** What was read of content/, however much of it is wrong. */
interface CheckedFiles {
  /** Sentences in Korean: file, line, what is wrong and what to write instead. */
  faults: string[];
  /** Every line of text. */
  texts: PlacedText[];
  /** Null where its own file has faults. */
  firm: Firm | null;
  /** Of the lawyers, whose files may be read although the firm's is not. */
  people: Firm['lawyers'];
}

/**
 * Checks the files in content/: their form, and what they name of each other, of the law and of the site.
 *
 * @param root the project's folder
 */
export function checkFiles(root: string): CheckedFiles {
  const firm = readFirm(root);
  const people = readPeople(root).value;
  const guides = readGuides(root);
  const notices = readTexts(root, collections.notices);
  const questions = readTexts(root, collections.questions);
  const wrongAddress = addressCheck(root, guides.value);
  const faults = [...firm.faults, ...guides.faults, ...notices.faults, ...questions.faults];
  const report = (file: string, line: number, message: string | null | undefined) => {
    if (message) faults.push(sentence(file, { line, message }));
  };

  for (const one of guides.value) checkGuide(one);
  for (const { file, data, lineOf } of notices.value) {
    report(file, lineOf(['link', 'href']), wrongAddress(data.link.href));
  }
  for (const { id, file, data, paragraphs, lineOf, bodyLine } of questions.value) {
    const text = [data.source, ...paragraphs].join('\n');
    for (const [, name = ''] of text.matchAll(/\{([^}]*)\}/g)) {
      if (!answerNames.includes(name)) report(file, bodyLine, unknown('이름', name, answerNames));
    }
    checkLaw(file, { id, ...data, paragraphs }, lineOf);
  }
  for (const { id, file, data, paragraphs, lineOf } of notices.value) {
    checkLaw(file, { id, ...data, paragraphs }, lineOf);
  }
  for (const lawyer of people) {
    const file = `content/people/${lawyer.id}.yaml`;
    const line = 1 + linesOf(root, file).findIndex((text) => text.startsWith('portrait:'));
    report(file, line, missingPicture(root, lawyer.portrait));
  }
  return {
    faults: [...new Set(faults)],
    texts: globSync('content/**/*.{md,yaml}', { cwd: root })
      .sort()
      .flatMap((file) =>
        linesOf(root, file).map((text, at) => ({ place: `${file} ${at + 1}줄`, text })),
      )
      .filter(({ text }) => /[가-힣]/.test(text) && !/^# /.test(text)),
    ...{ firm: firm.value, people },
  };

  function checkGuide({ guide, file, links, pictures, lineOf }: ReadGuide): void {
    for (const { href, line } of links) report(file, line, wrongAddress(href));
    for (const { href, line } of pictures) report(file, line, missingPicture(root, href));
    const { author } = guide;
    if (author && !people.some(({ name }) => name === author)) {
      const names = people.map(({ name }) => name);
      const message = `author: ${unknown('변호사', author, names)} (content/people/)`;
      report(file, lineOf(['author']), message);
    }
    const text = readFileSync(join(root, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const bare = articlesWithoutRow(text, guide.facts);
    if (bare.length === 0) return;
    const message = `facts: ${bare.join(', ')}조에 관한 번호가 없습니다. law-facts.ts의 번호를 더합니다`;
    report(file, lineOf(['facts']), message);
  }

  function checkLaw(file: string, data: object, lineOf: (path: unknown[]) => number): void {
    for (const fault of legalUnits([data]).faults) {
      report(file, lineOf(['facts']), fault.replace(/^[^:]*: /, ''));
    }
  }
}

function missingPicture(root: string, picture: string | undefined): string | null {
  if (!picture || existsSync(join(root, 'content', picture))) return null;
  return `사진 ${picture}이 없습니다. 파일을 content/pictures/에 두거나 이름을 고칩니다`;
}

function linesOf(root: string, file: string): string[] {
  return readFileSync(join(root, file), 'utf8').split('\n');
}

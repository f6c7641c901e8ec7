import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formWords } from '#app/firm/data/files/form-words.ts';
import type { Firm } from '#app/firm/schema/firm-schema.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { advertisingFaults, faultsOfTexts } from './advertising/advertising-faults.ts';
import { checkFiles } from './file-faults.ts';
import { firmFaults } from './firm-faults.ts';
import { leftOfSample } from './left-of-sample.ts';
import { legalUnits } from './legal-units.ts';
import { logoFaults } from './logo-faults.ts';
import { pictureFaults } from './picture-faults.ts';
import { type PlacedText, plainWordFaults } from './plain-words.ts';
import { reviewFaults } from './review-faults.ts';
import { statesLaw } from './states-law.ts';
import { load, textModules } from './text-modules.ts';

/**
 * Everything wrong with the site's content: missing or invalid facts and copy, words that the rules of
 * lawyers' advertising forbid, and words that visitors stumble over.
 *
 * @param root the project's folder
 * @returns a sentence in Korean per fault: place, fault, reason and remedy
 */
export async function contentFaults(root: string): Promise<string[]> {
  const today = koreanDay(new Date());
  const files = checkFiles(root, today);
  files.faults.push(...(await pictureFaults(root)), ...(await logoFaults(root)));
  // The rules of advertising need the lawyers even while firm.yaml cannot be read.
  const firm = files.firm ?? { lawyers: files.people.value };
  const faults = [...files.faults];
  if (files.firm) faults.push(...firmFaults(files.firm, 'content/firm.yaml'));
  faults.push(...leftOfSample(root, files.people));
  // Modules cannot be loaded while files that they read have faults.
  if (files.faults.length === 0) {
    faults.push(...(await samplesFaults(root)));
    faults.push(...reviewFaults(root, await formWords()));
    const ofItself = textsIn([files.firm, files.people.value]);
    for (const { file, exports } of await textModules(root)) {
      if (notRead.test(file)) continue;
      const { faults: legal } = legalUnits(exports, ofItself);
      faults.push(...legal.map(({ path, message }) => `${file}: ${path}: ${message}`));
    }
  }
  const code = linesOf(
    root,
    'app/{**/*.tsx,{calculators,consult,firm,pages,search,site,tracking,ui}/**/*.ts}',
  );
  const printed = code.filter(({ place }) => !notPrinted.test(place));
  faults.push(
    ...lawInCode(root),
    ...advertisingFaults(root, firm, today),
    ...faultsOfTexts(printed, firm),
    ...plainWordFaults([...files.texts, ...code]),
  );
  return [...new Set(faults)];
}

/** Rows that quote statutes, and the sentences that the site prints for facts of firm.yaml, where they are judged. */
const notPrinted = /^app\/firm\/(?:law-facts\/|view\/first-consultation\.ts)/;

/** Texts within a value, the longest first. Texts too short are left out, because any sentence may contain them. */
function textsIn(value: unknown): string[] {
  const texts = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : [];
  };
  return texts(value)
    .filter((text) => /[가-힣].{4}/.test(text))
    .sort((a, b) => b.length - a.length);
}

/** Faults of code that states law. The calculators' texts have their rows in phrase-facts.server.ts instead. */
function lawInCode(root: string): string[] {
  return linesOf(
    root,
    'app/{pages,site,ui,drawings,calculators,consult/{intake,receipt,requests},entry}/**/*.{ts,tsx}',
  )
    .filter(
      ({ place, text }) => !/(?:copy|phrases|worked-examples)\.ts /.test(place) && statesLaw(text),
    )
    .map(
      ({ place, text }) =>
        `${place}: 법을 말하는 글은 copy.ts에 facts와 함께 적습니다: ${text.trim()}`,
    );
}

/** Modules not checked here: the table itself, texts of content/ checked file by file, and texts on another act. */
const notRead =
  /^app\/(?:firm\/(?:law-facts\/law-facts|view\/questions|data\/.*\.data)|pages\/privacy\/copy)\.ts$/;

/** The firms of `--mode full-firm` and `--mode bare-firm`. */
async function samplesFaults(root: string): Promise<string[]> {
  const samples = await load(root, 'app/firm/data/samples/*.data.ts');
  return samples.flatMap(({ file, exports }) => {
    const firm = exports.firm as Firm; // compiled as one
    return firmFaults({ ...firm, processors: [] }, file);
  });
}

/** Lines of source with Korean words, except comments. */
function linesOf(root: string, pattern: string): PlacedText[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|spec|examples)\.tsx?$|\bgallery\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({ place: `${file} ${index + 1}줄`, text: unescaped(line) }))
        .filter(({ text }) => /[가-힣]/.test(text) && !/^\s*(?:\/?\*|\/\/|\{\/\*)/.test(text)),
    );
}

/** Decodes the escaped characters of a line, so that `5만\u00a0원` does not read as `0원`. */
function unescaped(line: string): string {
  return line.replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

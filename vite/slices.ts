import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';
import { cachedFiles } from './cached-file.ts';
import { hangulSlices } from './hangul.ts';
import { PAPER_WEIGHT, publishedSlices } from './serif.ts';

/** Slices of the typefaces that do not depend on the site's text. */
const kinds = { hangul: hangulSlices, paper: paperSlices };
type Kind = keyof typeof kinds;

if (!isMainThread && workerData?.slices) {
  const { slices, root }: { slices: Kind; root: string } = workerData;
  parentPort?.postMessage(await kinds[slices](root));
}

/**
 * Makes the slices that do not depend on the site's text, once for each version of the typefaces. Takes most of a minute
 * of processor time, so each kind has a thread.
 *
 * @returns the folders of sans-rest-*.woff2 and serif-rest-*.woff2, and of paper-rest-*.woff2
 */
export function makeSlices(root: string): Promise<string[]> {
  return Promise.all(
    Object.keys(kinds).map((slices) => {
      const thread = new Worker(new URL(import.meta.url), { workerData: { slices, root } });
      return new Promise<string>((resolve, reject) => {
        thread.once('message', resolve).once('error', reject);
      });
    }),
  );
}

/** The serif's published slices, under their names in the weight of the paper. */
export async function restOfPaper() {
  return (await publishedSlices()).map(({ file, range }, index) => ({
    file,
    name: `paper-rest-${index}.woff2`,
    range,
  }));
}

/**
 * Cuts the serif's slices in the weight of the paper: browsers embed fonts with all weights into a PDF as drawings
 * (Type 3).
 *
 * @returns their folder
 */
async function paperSlices(root: string): Promise<string> {
  const rest = await restOfPaper();
  return cachedFiles(root, 'paper', JSON.stringify([rest, PAPER_WEIGHT]), async (folder) => {
    for (const { file, name } of rest) {
      const slice = await subsetFont(await readFile(file), '', {
        targetFormat: 'woff2',
        keepAllGlyphs: true,
        noHinting: true,
        keepFeatures: [],
        variationAxes: { wght: PAPER_WEIGHT },
      });
      await writeFile(join(folder, name), slice);
    }
  });
}

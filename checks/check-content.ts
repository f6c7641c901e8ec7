import { contentFaults } from './content/content-faults.ts';
import { lookNotes } from './content/look-notes.ts';
import { notChecked, saidFaults } from './content/said-faults.ts';
import { sampleNotes } from './content/sample-notes.ts';

const root = process.cwd();
for (const note of [...lookNotes(root), ...sampleNotes(root)]) console.log(`${note}\n`);

const faults = await contentFaults(root).catch(notChecked);
if (faults.length > 0) {
  console.error(saidFaults(faults));
  process.exit(1);
}
console.log('글에 고칠 곳이 없습니다.');

// These modules read the content, so they are imported after it has passed the checks.
const { consent } = await import('#app/consult/requests/consent.ts');
console.log(`동의서의 버전: ${consent.version}`);
for (const words of await wordsOfSettings()) console.warn(`\n${words}`);

/**
 * Compares the .env file in this folder with the processors of the policy, and lists the services that store requests.
 * Only warns, because the .env of the machine that serves the site decides.
 */
async function wordsOfSettings(): Promise<string[]> {
  const { readConfig } = await import('#app/config/config.ts');
  const { readEnvFile } = await import('#app/config/env-file.ts');
  const { keptWords, recipientsOf, unnamedWords } = await import('#app/config/recipients.ts');
  const { processors } = await import('#app/firm/data/processors.data.ts');
  const read = readConfig(readEnvFile().settings);
  if (!read.ok) return [];
  const recipients = recipientsOf(read.config);
  const unnamed = unnamedWords(recipients, processors ?? []);
  return [
    unnamed && `.env를 보니 처리방침에 더할 것이 있습니다.\n${unnamed}`,
    keptWords(recipients),
  ].filter((words) => words !== null);
}

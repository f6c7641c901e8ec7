import { contentFaults } from '../app/firm/check/content-faults.ts';

// For people who edit the content: prints sentences, no stack traces.
const faults = await contentFaults(process.cwd());
if (faults.length > 0) {
  console.error(`글에 고칠 곳이 ${faults.length}군데 있습니다.\n`);
  for (const fault of faults) console.error(`- ${fault}\n`);
  process.exit(1);
}

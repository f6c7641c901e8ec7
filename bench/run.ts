import { ensureBuild } from '../scripts/build.ts';

/** `npm run bench -- NAME`: what is measured, side by side with what, in one run. */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  page: () => import('./page.ts'),
};

const [, , name = ''] = process.argv;
const load = benches[name];
if (!load) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
await ensureBuild();
const { bench } = await load();
await bench();

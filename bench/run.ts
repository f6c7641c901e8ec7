/** The benchmarks of `npm run bench -- NAME`; each measures its alternatives in one run. */
const benches: Record<string, () => Promise<{ bench: () => Promise<void> }>> = {
  consult: () => import('./consult.ts'),
  memory: () => import('./memory.ts'),
  navigation: () => import('./navigation.ts'),
  page: () => import('./page.ts'),
  serve: () => import('./serve.ts'),
};

const [, , name = ''] = process.argv;
const load = benches[name];
if (!load) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}
const { bench } = await load();
await bench();

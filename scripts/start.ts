import { ensureBuild } from './build.ts';

await ensureBuild();
// The address is put together so that the type checker does not look for a build.
await import(new URL(['..', 'dist', 'server', 'server.js'].join('/'), import.meta.url).href);

import { ensureBuild } from './build.ts';

await ensureBuild();
// npm ends at a signal without passing it on: the server would live on and keep the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
// The address is put together so that the type checker does not look for a build.
await import(new URL(['..', 'dist', 'server', 'server.js'].join('/'), import.meta.url).href);

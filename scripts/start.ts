import { ensureBuild } from './build.ts';

await ensureBuild();
// npm exits at a signal without forwarding it: without this, the server would keep running and hold the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // The server may be ending already: of this signal it takes the first alone.
    process.kill(process.pid, 'SIGHUP');
  }, 500).unref();
}
// The computed specifier keeps the type checker from resolving a build that may not exist.
await import(new URL(['..', 'dist', 'server', 'server.js'].join('/'), import.meta.url).href);

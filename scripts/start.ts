import { existsSync } from 'node:fs';
import { ensureBuild } from './build.ts';

// A deployed server has a build and no sources.
if (existsSync('app')) {
  const { actAsAccountOf } = await import('#app/platform/data-account.ts');
  // Otherwise root would write its build among files of another account.
  try {
    actAsAccountOf('.');
  } catch (error) {
    // The message says what to do.
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
await ensureBuild().catch(() => {
  if (!existsSync('dist/build-id')) {
    say('사이트를 짓지 못해 시작하지 않습니다. 까닭은 위에 있습니다. 고친 뒤 다시 시작해 주세요.');
    process.exit(1);
  }
  say(
    '새로 짓지 못해, 전에 지은 사이트를 그대로 엽니다. 까닭은 위에 있습니다. 고친 뒤 다시 시작해 주세요.',
  );
});
// npm exits at a signal without forwarding it: without this, the server would keep running and hold the port.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // SIGHUP, because the server may be ending already and handles only the first one.
    process.kill(process.pid, 'SIGHUP');
  }, 500).unref();
}
// The computed specifier keeps the type checker from resolving a build that may not exist.
await import(new URL(['..', 'dist', 'server', 'server.js'].join('/'), import.meta.url).href);

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

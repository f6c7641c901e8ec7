// `npm run edit`: starts the editor, and first installs the packages if they are missing or of another version. It runs
// on the system's own Node, which may be older than the one among the packages.
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');

/** Whether npm has installed the packages of package-lock.json. */
function isInstalled() {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(hidden)) return false;
  const installed = packagesIn(hidden);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { version, optional }]) =>
      name === '' || installed[name]?.version === version || (optional && !installed[name]),
  );
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Runs a program in this terminal. Ends this one if it fails. */
function run(program, words, reason) {
  // On Windows, programs of npm are scripts of the shell.
  const shell = process.platform === 'win32';
  if (spawnSync(program, words, { stdio: 'inherit', shell }).status === 0) return;
  if (reason) process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (!isInstalled()) {
  process.stdout.write('프로그램을 설치합니다. 몇 분 걸립니다.\n');
  run(
    'npm',
    // Without npm's remarks, which are in English.
    ['ci', '--loglevel=error', '--no-audit', '--no-fund'],
    '설치하지 못했습니다. 인터넷을 확인하고 npm run edit을 다시 해 주세요. 또 안 되면 위의 글을 사이트를 돌보는 분께 보여 주세요.',
  );
}
process.stdout.write(
  '편집기를 켭니다. 처음에는 1~2분 걸립니다. 켜지면 브라우저가 열리고, 이 창을 닫으면 꺼집니다.\n',
);
run('vite', ['--mode', 'edit', '--open', '/editor']);

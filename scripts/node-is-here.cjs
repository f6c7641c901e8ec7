// Node is one of the packages. Where `npm ci` has not ended well, this runs on the system's own, which may be too old for
// everything else.
const { existsSync } = require('node:fs');
const { node } = require('../package.json').dependencies;

const needed = Number.parseInt(node, 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  const live = existsSync('live/node')
    ? ' 사이트는 그대로 돕니다. 그동안 신청은 live/node live/dist/server/consult.js list로 봅니다.'
    : '';
  process.stderr.write(
    `Node ${needed}이 이 폴더에 설치되어 있지 않아(지금은 ${process.version}) 실행할 수 없습니다. npm ci를 하고, 끝까지 되면 이 명령을 다시 해 주세요.${live}\n`,
  );
  process.exit(1);
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** References from code to files of content/: addresses, and ids of areas and questions. */
const address = /['"`]\/(areas|situations|guides)\/([a-z][a-z0-9-]*)(?=['"`?#])/g;
const area = /\barea: '([a-z][a-z0-9-]*)'/g;
const questions = /\bquestions(?:: |Onward\()\[([^\]]*)\]/g;

/**
 * Reports missing files of content/ to which the site's code refers. A developer has to change the code.
 *
 * @returns sentences in Korean
 */
export function namedInCode(root: string): string[] {
  const sources = globSync('app/{firm,pages,site,calculators}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|spec|http)\.|firm\/data\/samples\//.test(file))
    .sort();
  return sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const named = [
      ...[...source.matchAll(address)].map(([, folder, id]) => `content/${folder}/${id}`),
      ...[...source.matchAll(area)].map(([, id]) => `content/areas/${id}`),
      ...[...source.matchAll(questions)].flatMap(([, ids = '']) =>
        [...ids.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => `content/questions/${id}`),
      ),
    ];
    return [...new Set(named)]
      .filter((name) => !['.yaml', '.md'].some((ending) => existsSync(join(root, name + ending))))
      .map(
        (name) =>
          `${name}: 파일이 없는데 ${file}에서 씁니다. 파일을 되돌려 놓거나 개발자에게 말씀하세요`,
      );
  });
}

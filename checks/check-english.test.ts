import { describe, expect, test } from 'vitest';
import { englishErrors } from './check-english.ts';

const codeOf = (comment: string) => `${comment}\nexport const days = 3;\n`;

describe('englishErrors()', () => {
  test.each([
    '/** What is left of the period. */',
    '/** Of the spouse. */',
    '// As the law says.',
    '/** Days. @returns what is left */',
    '/** Days that are put in. */',
    '// There is a rule. It stands\n// in the act.',
  ])('reports %s', (comment) => {
    expect(englishErrors('days.ts', codeOf(comment))).toEqual([
      expect.stringMatching(/^days\.ts:1: /),
    ]);
  });

  test.each([
    '/** Days left in the period. @returns whole days */',
    '// When the period has ended, nothing is left.',
    '// The period ends on a day off,\n// so it is extended.',
    '// biome-ignore lint: what the library wants',
    "const text = '// What is left';",
  ])('accepts %s', (comment) => {
    expect(englishErrors('days.ts', codeOf(comment))).toEqual([]);
  });

  test('reads the titles of tests after the id of their row', () => {
    const titles = [
      "test('RT-1: what is left', f);",
      "test.each(rows)('of %s', f);",
      "it('ends on a weekday', f);",
    ];
    expect(englishErrors('days.test.ts', titles.join('\n'))).toEqual([
      expect.stringMatching(/^days\.test\.ts:1: test title, opens with "what"/),
      expect.stringMatching(/^days\.test\.ts:2: test title, opens with "of"/),
    ]);
  });

  test('reads paragraphs of documents outside their code', () => {
    expect(
      englishErrors(
        'docs/days.md',
        '# Days\n\nOf days, three.\nThey are put in.\n\n```sh\nput in\n```\n',
      ),
    ).toEqual([expect.stringMatching(/^docs\/days\.md:3: paragraph, "put in"/)]);
  });

  test('reads the comments of style sheets and of server settings', () => {
    expect(englishErrors('a.css', '/* What is left. */')).toHaveLength(1);
    expect(englishErrors('deploy/nginx.conf', 'a b;\n# Of each line,\n# one.\n')).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { readColumn } from './read-column.ts';

const file = 'content/columns/first-week.md';
const written = (body: string, fields = '') =>
  `---\ntitle: 첫 주\nkind: 칼럼\ndate: 2026-11-20\n${fields}---\n\n${body}\n`;

function read(text: string) {
  const { value, faults } = readColumn(text, file);
  return value?.column ?? expect.fail(faults.map(({ message }) => message).join('\n'));
}

test('accepts a column without headings, and typesets it like a guide', () => {
  const { slug, lead, sections } = read(
    written('3개월입니다(민법 제1019조).\n\n![표](/pictures/a.png "순서")'),
  );
  expect(slug).toBe('first-week');
  expect(lead[0]).toContain('<span class="citation">(민법\u00a0제1019조)</span>');
  expect(lead[1]).toEqual({ picture: '/pictures/a.png', alt: '표', caption: '순서' });
  expect(sections).toEqual([]);
});

test('turns headings into sections with anchors', () => {
  const { lead, sections } = read(written('앞말입니다.\n\n## 첫째 날\n\n쉽니다.'));
  expect(lead).toHaveLength(1);
  expect(sections).toMatchObject([{ id: '첫째-날', title: '첫째 날' }]);
});

test('uses the first paragraph, cut between two words, as a missing description', () => {
  expect(
    read(written('## 제목\n\n| 표 |\n| --- |\n| 칸 |\n\n**첫** 문단입니다.')).description,
  ).toBe('첫 문단입니다.');
  expect(read(written('첫 문단입니다.', 'description: 설명입니다.\n')).description).toBe(
    '설명입니다.',
  );
  const long = read(written('상속에 관한 말입니다. '.repeat(30))).description;
  expect(long.length).toBeLessThanOrEqual(150);
  expect(long).toMatch(/(?:상속에|관한|말입니다\.)…$/);
});

test('refuses a column of a picture alone', () => {
  const { value, faults } = readColumn(written('![표](/pictures/a.png)'), file);
  expect(value).toBeNull();
  expect(faults).toEqual([
    { line: 1, message: '본문에 글이 없습니다. 두 번째 --- 아래에 한 문단은 적습니다' },
  ]);
});

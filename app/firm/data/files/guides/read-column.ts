import { type Column, ColumnSchema } from '../../../schema/column-schema.ts';
import type { ReadOne } from '../../../text-files/faults.ts';
import { firstPart } from '../first-part.ts';
import { type CheckedArticle, readArticle } from './read-article.ts';

/** A column, with the links and pictures of its body. */
export interface ReadColumn extends CheckedArticle {
  column: Column;
}

/**
 * Reads a column, which unlike a guide needs no headings.
 *
 * @param file its path, such as content/columns/first-week.md; the name is the slug
 */
export function readColumn(text: string, file: string): ReadOne<ReadColumn> {
  const { value, faults } = readArticle(ColumnSchema, text, file, ({ opening }) =>
    opening ? null : '본문에 글이 없습니다. 두 번째 --- 아래에 한 문단은 적습니다',
  );
  if (!value) return { value: null, faults };
  const { id: slug, data, lineOf } = value;
  const { lead, sections, opening, links, pictures } = value.body;
  const description = data.description ?? firstPart(opening);
  const column = { ...data, description, slug, lead, sections };
  return { value: { column, file, links, pictures, lineOf }, faults };
}

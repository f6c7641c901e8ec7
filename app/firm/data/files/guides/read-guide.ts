import { FrontMatterSchema, type Guide } from '../../../schema/guide-schema.ts';
import type { ReadOne } from '../../../text-files/faults.ts';
import { type CheckedArticle, readArticle } from './read-article.ts';

/** A guide, with the links and pictures of its body. */
export interface ReadGuide extends CheckedArticle {
  guide: Guide;
  /** Its place among the guides. */
  order: number | undefined;
}

/**
 * Reads a guide.
 *
 * @param file its path, such as content/guides/minor-heirs.md; the name is the slug
 */
export function readGuide(text: string, file: string): ReadOne<ReadGuide> {
  const { value, faults } = readArticle(FrontMatterSchema, text, file, ({ sections }) =>
    sections.length > 0 ? null : '본문에 제목이 없습니다. ## 로 시작하는 제목을 적습니다',
  );
  if (!value) return { value: null, faults };
  const { id: slug, lineOf } = value;
  const { order, ...data } = value.data;
  const { lead, sections, links, pictures } = value.body;
  const guide = { ...data, slug, lead, sections };
  return { value: { guide, file, order, links, pictures, lineOf }, faults };
}

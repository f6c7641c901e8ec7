import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';

/** The text of a calculator's page, around the calculator. */
export interface CalculatorPageCopy {
  path: `/${string}`;
  head: { title: string; description: string };
  /** Rows of law-facts/ that support `head.description`, `intro` and `leftOut`. */
  facts: readonly LawFactId[];
  /** The tool's short name, in the breadcrumb and for search engines. */
  name: string;
  title: string;
  intro: string;
  /** 계산 방법: each step with its articles. */
  how: readonly { text: string; basis: string; facts: readonly LawFactId[] }[];
  /** 포함하지 않는 것: what the result does not show. */
  leftOut: readonly string[];
  /** Ids of related questions. */
  questions: readonly string[];
  /** Id of the related area of work. */
  area: string;
  /** Pages to read next, listed after the area. */
  onward: readonly { kind: string; text: string; href: string }[];
}

import type { LawFactId } from '#app/firm/law-facts.ts';

/** The text of a calculator's page, around the calculator. */
export interface CalculatorPageCopy {
  path: `/${string}`;
  head: { title: string; description: string };
  /** What the description, the introduction and what is left out rest on. */
  facts: readonly LawFactId[];
  /** The tool's short name, in the breadcrumb and for search engines. */
  name: string;
  title: string;
  intro: string;
  /** 계산 방법: each step with its articles. */
  how: readonly { text: string; basis: string; facts: readonly LawFactId[] }[];
  /** 포함하지 않는 것: what the result does not show. */
  leftOut: readonly string[];
  /** Ids of the questions that go with it. */
  questions: readonly string[];
  /** The firm's work that goes with it. */
  area: string;
  /** Pages to read next; the area stands before them. */
  onward: readonly { kind: string; text: string; href: string }[];
}

/** Why something is so, in words for a visitor. */
export interface Reason {
  /** A Korean sentence. */
  text: string;
  /** As a visitor reads them: '민법 제1009조 제2항', '대법원 2020그42'. */
  articles: readonly string[];
}

/** What courts have not settled, or what is our own reading: said beside the result. */
export interface Unsettled {
  text: string;
  articles: readonly string[];
}

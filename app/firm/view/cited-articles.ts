import { actNames, decree } from '../schema/acts.ts';
import { articles } from './articles.ts';

/** A piece of a citation: an article with its heading, or the words between two articles. */
export interface CitedPiece {
  text: string;
  /** The article's heading; omitted if the piece is not an article or the site does not know the heading. */
  subject?: string;
}

const TAX_ACT = '상속세 및 증여세법';
const ARTICLE = String.raw`제\d+조(?:의\d+)?`;
const PIECE = new RegExp(`(?:(?:${actNames})${decree}\\s)?${ARTICLE}`, 'g');

/**
 * Splits a citation such as 민법 제1019조·제1026조 제1호. An article without an act belongs to the act before it,
 * or to the Civil Act if no act precedes.
 *
 * @returns pieces that join to the whole citation
 */
export function citedPieces(citation: string): CitedPiece[] {
  const pieces: CitedPiece[] = [];
  let act = '민법';
  let end = 0;
  for (const { 0: found, index } of citation.matchAll(PIECE)) {
    const [article = ''] = found.match(new RegExp(`${ARTICLE}$`)) ?? [];
    act = fullName(found.slice(0, -article.length).trim()) || act;
    if (index > end) pieces.push({ text: citation.slice(end, index) });
    const subject = articles[`${act} ${article}`];
    pieces.push({ text: found, ...(subject && { subject }) });
    end = index + found.length;
  }
  if (end < citation.length) pieces.push({ text: citation.slice(end) });
  return pieces;
}

/** An article by itself, with the short name of its act unless that is the Civil Act. */
export interface CitedArticle {
  article: string;
  subject: string;
}

/**
 * Returns every article of a citation whose heading the site knows, each once. A range includes the articles
 * between its ends.
 */
export function citedArticles(citation: string): CitedArticle[] {
  const known = Object.keys(articles);
  const keys: string[] = [];
  let act = '민법';
  let ranged = false;
  for (const { text } of citedPieces(citation)) {
    const [, name = '', article] =
      text.match(new RegExp(`^(?:((?:${actNames})${decree})\\s)?(${ARTICLE})$`)) ?? [];
    if (!article) {
      ranged = text.trim() === '–';
      continue;
    }
    act = fullName(name) || act;
    const key = `${act} ${article}`;
    const from = known.indexOf(keys.at(-1) ?? '');
    const to = known.indexOf(key);
    if (ranged && from >= 0 && to > from) keys.push(...known.slice(from + 1, to + 1));
    else if (to >= 0) keys.push(key);
    ranged = false;
  }
  return [...new Set(keys)].map((key) => ({
    article: key.replace(/^민법 /, '').replace(TAX_ACT, '상증법'),
    subject: articles[key] ?? '',
  }));
}

function fullName(act: string): string {
  return act === '상증법' ? TAX_ACT : act;
}

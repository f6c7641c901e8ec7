import { globSync } from 'node:fs';
import { files } from '#app/firm/data/files/collections.ts';
import type { FormWords } from '#app/firm/data/files/form-words.ts';
import { readSingle } from '#app/firm/data/files/read-content.ts';
import type { Review } from '#app/firm/schema/fields/review.ts';
import { sentence } from '#app/firm/text-files/faults.ts';
import { textIn } from '#app/firm/text-files/read-text.ts';
import { type ReviewedText, readReviewedTexts, type Shown, shownWith } from './reviewed-texts.ts';

/**
 * Reports reviews that do not count, because they name no text or the text has changed since, and links of the content
 * to texts that no lawyer has reviewed. A build stops at them, so that the site keeps the text that was reviewed last.
 * The sample needs no reviews.
 *
 * @param words the words that the forms print
 */
export function reviewFaults(root: string, words: FormWords): string[] {
  if (readSingle(root, files.firm).value?.data.sample !== false) return [];
  const texts = readReviewedTexts(root, words);
  const reviewed = new Set(texts.filter(({ review }) => review));
  const before = shownWith(reviewed, texts);
  const faults = [...reviewed].flatMap((text) => {
    if (!text.review || text.counts) return [];
    const after = shownWith(reviewed.difference(new Set([text])), texts);
    const message = messageOf(text, text.review, before, after);
    const path = [...text.path, 'reviewed'].join('.');
    return sentence(text.file, { line: text.line, message: `${path}: ${message}` });
  });
  return [...faults, ...linkFaults(root, texts)];
}

function messageOf({ hash }: ReviewedText, review: Review, before: Shown, after: Shown): string {
  if (!review.text) {
    return `text가 없어 확인하지 않은 글로 봅니다. 변호사가 확인한 글이 지금의 글이면 by와 on 아래에 한 줄을 더합니다. text: ${hash}`;
  }
  return `${review.on}에 변호사가 확인한 뒤에 글이 바뀌었습니다. 이대로 올리면 ${lost(before, after)}. 변호사의 확인을 다시 받아 on과 text를 고칩니다. text: ${hash}. 확인을 받지 않고 빼시려면 reviewed를 지웁니다. 그때까지 사이트에는 전에 확인한 글이 그대로 있습니다`;
}

/** Says which pages go, and which lose what. */
function lost(before: Shown, after: Shown): string {
  const pages = [...before.pages.difference(after.pages)];
  const texts = [...before.texts.difference(after.texts)];
  const shrunk = [...after.pages].flatMap((page) => {
    const names = texts.filter((text) => text.page === page).map(({ name }) => `‘${name}’`);
    return names.length > 0 ? `${page}에서 빠지는 것이 있습니다(${names.join(', ')})` : [];
  });
  const gone = pages.map((page) => `${page} 페이지가 없어집니다`);
  return (
    [...gone, ...shrunk].join('. ') || '확인하지 않은 글이 됩니다(사이트에서 빠지는 것은 없습니다)'
  );
}

/** A link to a page of reviewed texts, in Markdown or as a value. */
const link =
  /(?:\]\(|:\s+["']?|-\s+["']?)(\/(?:checklist|papers|courts|may-i|forms))(?:#([\w-]+))?(?=[)\s"'?]|$)/g;

function linkFaults(root: string, texts: readonly ReviewedText[]): string[] {
  const shown = shownWith(new Set(texts.filter((text) => text.counts)), texts);
  return globSync('content/**/*.{md,yaml}', { cwd: root })
    .sort()
    .flatMap((file) =>
      textIn(root, file)
        .split('\n')
        .flatMap((text, at) =>
          hiddenLinks(text, texts, shown).map((address) =>
            sentence(file, { line: at + 1, message: `${address}: ${HIDDEN}` }),
          ),
        ),
    );
}

const HIDDEN =
  '변호사가 확인하지 않아 사이트에 없는 글입니다. 링크를 지우거나, 그 글의 확인을 받습니다';

function hiddenLinks(line: string, texts: readonly ReviewedText[], shown: Shown): string[] {
  return [...line.matchAll(link)].flatMap(([, page = '', id]) => {
    const named = texts.find((text) => text.page === page && text.id === id);
    if (shown.pages.has(page) && (!named || shown.texts.has(named))) return [];
    return id ? `${page}#${id}` : page;
  });
}

import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { type Html, html } from '#app/platform/html.ts';
import { tied } from '#app/ui/tied.ts';
import { lastDayOf, verifications, wishKinds, wishOutcomes } from './wish.ts';
import { dueWords } from './wish-words.ts';
import type { Wish } from './wishes.server.ts';

/** The acts of the page's forms. */
export type WishAct = 'back' | 'given';

/** The page of a wish: what was asked, and the button that takes it back. It names no person who sent a request. */
export function wishPage(wish: Wish): Html {
  return html`<h1 class="t5">${headingOf(wish)}</h1>
<p class="mt-4 max-w-[33em]">${tied(explanationOf(wish))}</p>
<dl class="mt-8 max-w-[37em] border-t border-line">
${rowsOf(wish).map(
  ([term = '', text = '']) =>
    html`<div class="border-b border-line py-3.5 sm:grid sm:grid-cols-[9rem_1fr]"><dt class="text-muted">${term}</dt><dd class="text-ink">${tied(text)}</dd></div>\n`,
)}</dl>
${
  wish.settledAt === null &&
  html`<form class="mt-8 flex flex-wrap gap-3" method="post">
${wish.readyAt !== null && html`<button class="button button-primary" type="submit" name="act" value="given">드렸다고 표시하기</button>\n`}<button class="${wish.readyAt === null ? 'button button-primary' : 'button'}" type="submit" name="act" value="back">취소하기</button>
</form>`
}`;
}

function headingOf({ kind, settledAt, outcome, readyAt }: Wish): string {
  if (settledAt !== null && outcome) return `${wishKinds[kind]} 요구: ${wishOutcomes[outcome]}`;
  if (readyAt !== null) return '드릴 글을 드리셨습니까?';
  return `${wishKinds[kind]} 요구를 취소하시겠습니까?`;
}

function explanationOf(wish: Wish): string {
  const { kind, settledAt, outcome, readyAt } = wish;
  if (settledAt !== null) {
    return outcome === 'back'
      ? `${formatInstant(settledAt)}에 취소했습니다. 아무것도 ${kind === 'delete' ? '지우지' : '드리지'} 않습니다. 잘못 취소했으면 다시 적어 주세요.`
      : `${formatInstant(settledAt)}에 끝났습니다. 더 하실 일이 없습니다.`;
  }
  if (kind === 'delete') {
    return `취소하지 않으시면 ${dueWords(wish)} 저절로 지웁니다. 되살릴 수 없습니다.`;
  }
  return readyAt === null
    ? `취소하지 않으시면 ${dueWords(wish)} 드릴 글을 메일로 보내 드립니다.`
    : '메일에 붙인 글을 확인한 그분께 드린 뒤에 눌러 주세요.';
}

function rowsOf(wish: Wish): string[][] {
  return [
    ['접수번호', wish.reference],
    ['요구', wishKinds[wish.kind]],
    ['적은 때', formatInstant(wish.askedAt)],
    ['확인한 방법', verifications[wish.verified]],
    ['법이 정한 기한', `${dottedDate(lastDayOf(wish))}까지`],
  ];
}

import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { Mistake } from '../acts/act-input.ts';
import { actFields, stateList } from '../acts/act-parts.server.ts';
import { type ActName, acts } from '../acts/acts.ts';
import type { LinkState } from './follow-link.server.ts';

interface LinkPageProps {
  action: ActName;
  state: LinkState;
}

const withoutLink = '메일의 다른 링크를 누르시거나, 상담 신청을 관리하는 명령으로 바꿔 주세요.';

/** The page of an unused link: asks for confirmation. */
export function askPage({ action, state }: LinkPageProps, mistake?: Mistake): Html {
  const { ask, button } = acts[action];
  return html`<h1 class="t5">${ask}</h1>
${stateList(state)}
<form class="mt-9" method="post">
${mistake && html`<p class="mb-6 font-semibold text-ink" role="alert" id="problem">${mistake.problem}</p>`}
${actFields(action, mistake)}
<button class="button button-primary" type="submit">${button}</button>
</form>
<p class="mt-6 max-w-[33em] text-muted">버튼을 누르기 전에는 아무것도 바뀌지 않습니다. 이 링크는 한 번만 쓸 수 있습니다.</p>`;
}

/** The page of a used link: reports what the link changed, and the present status. */
export function usedPage({ action, state }: LinkPageProps): Html {
  return html`<h1 class="t5">${acts[action].done}</h1>
<p class="mt-4 max-w-[33em]">${formatInstant(state.usedAt ?? '')}에 이 링크로 했습니다. 같은 링크로는 더 바뀌지 않습니다.</p>
${stateList(state)}
<p class="mt-6 max-w-[33em] text-muted">잘못 누르셨다면 ${withoutLink}</p>`;
}

/** The page of a link whose action the request's status does not allow. */
export function refusedPage({ action, state }: LinkPageProps): Html {
  const now = statuses[state.status];
  const { label } = acts[action];
  return html`<h1 class="t5">바꾸지 않았습니다</h1>
<p class="mt-4 max-w-[33em]">지금 상태는 ${now}입니다. 여기에서는 ‘${label}’ 링크를 쓸 수 없습니다. ${withoutLink}</p>
${stateList(state)}`;
}

const problems = {
  forged: {
    title: '열 수 없는 링크입니다',
    text: '주소가 잘렸거나 바뀌었습니다. 메일의 링크를 다시 눌러 주세요. 아무것도 바뀌지 않았습니다.',
  },
  expired: {
    title: '기한이 지난 링크입니다',
    text: '아무것도 바뀌지 않았습니다. 상담 신청을 관리하는 명령으로 바꿔 주세요.',
  },
  gone: {
    title: '이 신청은 없습니다',
    text: '지워진 신청입니다. 아무것도 바뀌지 않았습니다.',
  },
  foreign: {
    title: '이 화면에서는 바꿀 수 없습니다',
    text: '메일의 링크를 다시 눌러 주세요. 아무것도 바뀌지 않았습니다.',
  },
  malformed: {
    title: '읽을 수 없는 요청입니다',
    text: '적으신 글이 너무 길면 줄여 주세요. 아무것도 바뀌지 않았습니다.',
  },
  limited: {
    title: '잠시 뒤에 다시 해 주세요',
    text: '짧은 동안 너무 여러 번 눌렀습니다. 아무것도 바뀌지 않았습니다.',
  },
  failed: {
    title: '바꾸었는지 확인하지 못했습니다',
    text: '저희 쪽에 문제가 생겼습니다. 잠시 뒤 메일의 링크를 다시 눌러 주세요. 두 번 바뀌지는 않습니다.',
  },
} as const;

export type Problem = keyof typeof problems;

/** The page that says why the link does not work. */
export function problemPage(problem: Problem): Html {
  const { title, text } = problems[problem];
  return html`<h1 class="t5">${title}</h1>
<p class="mt-4 max-w-[33em]">${text}</p>`;
}

import { WAIT_MS } from '#app/consult/requests/appointment-time.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { momentWords } from '#app/consult/requests/moment-words.ts';
import { statuses } from '#app/consult/requests/states.ts';
import type { FormerState } from '#app/consult/requests/status.server.ts';
import { withParticle } from '#app/law/korean-words.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { Mistake } from '../acts/act-input.ts';
import { actFields, actWarning, stateList } from '../acts/act-parts.server.ts';
import { type ActName, acts, actWords } from '../acts/acts.ts';
import type { ActState } from '../acts/do-act.server.ts';
import { formProblems } from './desk-page.server.ts';
import type { LinkState } from './follow-link.server.ts';

interface LinkPageProps {
  action: ActName;
  state: LinkState;
  /** Whether the site writes to the visitor about the appointment. */
  tellsVisitor: boolean;
  /** Whether the page follows an undo. */
  undone?: boolean;
}

const elsewhere = '열린 신청 목록에서 바꿔 주세요. 목록이 없으면 서버를 돌보는 분께 말씀해 주세요.';
const withoutLink = `메일의 다른 링크를 누르시거나, ${elsewhere}`;

/** The page of an unused link: asks for confirmation. */
export function askPage({ action, state, undone }: LinkPageProps, mistake?: Mistake): Html {
  const { status } = acts[action];
  const { ask, button } = actWords(action, state.appointmentAt);
  const later =
    action === 'booked'
      ? '나중에 옮기거나 취소하실 때에도 이 링크를 쓰세요.'
      : '이 링크는 한 번만 쓸 수 있습니다.';
  return html`<h1 class="t5">${ask}</h1>
${undone && undoneNote(state)}${stateList(state)}
${actWarning(action, state)}<form class="mt-9" method="post">
${status && seenField(state)}${problemOf(mistake)}${actFields(action, mistake)}
<button class="button button-primary" type="submit">${button}</button>
</form>
<p class="mt-6 max-w-[33em] text-muted">버튼을 누르기 전에는 아무것도 바뀌지 않습니다. ${later}</p>`;
}

/**
 * The page of a used link: reports what the link changed, and the present status. It undoes that change, and moves or
 * cancels the appointment, also one that was booked elsewhere.
 */
export function usedPage(props: LinkPageProps, mistake?: Mistake): Html {
  const { action, state, undone } = props;
  const { usedAt, mayUndo, mayMove } = state;
  const text =
    usedAt && `${formatInstant(usedAt)}에 이 링크로 했습니다. 같은 링크로는 더 바뀌지 않습니다.`;
  return html`<h1 class="t5">${undone ? '되돌렸습니다' : headingOf(props)}</h1>
${(action !== 'booked' || !(mayMove || mayUndo)) && html`<p class="mt-4 max-w-[33em]">${text}</p>\n`}${appointmentNote(props)}${stateList(state)}
${!mayMove && mistake && html`<div class="mt-9">${problemOf(mistake)}</div>`}${mayUndo && state.before && undoForm(state, state.before)}${mayMove && moveForms(props, mistake)}${
  !mayUndo &&
  !mayMove &&
  html`<p class="mt-6 max-w-[33em] text-muted">잘못 누르셨다면 ${withoutLink}</p>`
}`;
}

function headingOf({ action, state }: LinkPageProps): string {
  const { usedAt, mayUndo, before, status } = state;
  if (usedAt === null) return '상담을 이미 잡아 두었습니다';
  if (!mayUndo || !before) return acts[action].done;
  const last = action === 'booked' && status !== 'booked' ? 'contacted' : action;
  return actWords(last, before.appointmentAt).done;
}

interface NoteProps {
  state: Pick<LinkState, 'status' | 'statusChangedAt' | 'mayUndo' | 'appointmentAt' | 'before'>;
  tellsVisitor: boolean;
}

/**
 * Tells when the visitor hears of the appointment or its cancellation, while an undo still prevents it, or that the firm
 * has to tell.
 */
export function appointmentNote({ state, tellsVisitor }: NoteProps): Html | null {
  const { status, statusChangedAt, mayUndo, appointmentAt, before } = state;
  const now = new Date();
  const waits = mayUndo && now.getTime() < Date.parse(statusChangedAt) + WAIT_MS;
  const concerned = status === 'booked' ? appointmentAt : (before?.appointmentAt ?? null);
  if (!waits || concerned === null || concerned <= now.toISOString()) return null;
  if (!tellsVisitor) {
    return status === 'booked'
      ? html`<p class="mt-4 max-w-[33em]">신청하신 분께 사이트에서 안내가 나가지 않습니다. 날짜와 시각을 직접 알려 주세요.</p>\n`
      : null;
  }
  const what =
    status === 'booked'
      ? '신청하신 분께는 5분쯤 뒤에 안내가 나갑니다.'
      : '상담 날짜를 안내받으신 분께는 5분쯤 뒤에 취소 안내가 나갑니다.';
  return html`<p class="mt-4 max-w-[33em]">${what} 밤에는 아침 8시가 지나 나갑니다. 그 전에 되돌리시면 아무것도 나가지 않습니다.</p>\n`;
}

export function undoneNote({ status }: Pick<ActState, 'status'>): Html {
  return html`<p class="mt-4 max-w-[33em]" role="status">되돌렸습니다. 지금 상태는 ${statuses[status]}입니다.</p>\n`;
}

/** The button that restores the state before. */
export function undoForm(state: ActState, { status, appointmentAt }: FormerState): Html {
  const when = appointmentAt ? `${momentWords(appointmentAt)} ` : '';
  return html`<form class="mt-9" method="post">
${seenField(state)}<button class="button" type="submit" name="do" value="undo">되돌리기</button>
<p class="mt-3 max-w-[33em] text-muted">잘못 누르셨으면 되돌려 주세요. 다시 ${when}${withParticle(statuses[status], '이', '가')} 됩니다.</p>
</form>
`;
}

function moveForms({ state, tellsVisitor }: LinkPageProps, mistake: Mistake | undefined): Html {
  return html`<h2 class="mt-14 t4">옮기거나 취소하기</h2>
${tellsVisitor && html`<p class="mt-2 max-w-[33em] text-muted">신청하신 분께 이미 안내가 나갔으면, 바뀐 것도 5분쯤 뒤에 알려 드립니다.</p>\n`}<form class="mt-6" method="post">
${seenField(state)}<input type="hidden" name="do" value="move">
${problemOf(mistake)}${actFields('booked', mistake)}
<button class="button button-primary" type="submit">이때로 옮기기</button>
</form>
<form class="mt-9" method="post">
${seenField(state)}<button class="button" type="submit" name="do" value="cancel">예약 취소</button>
<p class="mt-3 max-w-[33em] text-muted">연락함이 됩니다.</p>
</form>
`;
}

/** The state that the page shows, as a hidden field: the form of an outdated page then changes nothing. */
export function seenField({ statusChangedAt }: Pick<ActState, 'statusChangedAt'>): Html {
  return html`<input type="hidden" name="seen" value="${statusChangedAt}">\n`;
}

export function problemOf(mistake: Mistake | undefined): Html | null {
  if (!mistake) return null;
  return html`<p class="mb-6 max-w-[33em] font-semibold text-ink" role="alert" id="problem">${mistake.problem}</p>\n`;
}

/** The page of a link whose action the request's status does not allow. */
export function refusedPage({ action, state }: LinkPageProps): Html {
  const { label } = acts[action];
  const why =
    state.status === 'withdrawn'
      ? '신청하신 분이 취소하신 신청입니다. 전화하지 마세요. 마음을 바꾸셨으면 새로 신청하시게 하거나, 전화로 온 신청으로 적어 주세요.'
      : `지금 상태는 ${statuses[state.status]}입니다. 여기에서는 ‘${label}’ 링크를 쓸 수 없습니다. ${withoutLink}`;
  return html`<h1 class="t5">바꾸지 않았습니다</h1>
<p class="mt-4 max-w-[33em]">${why}</p>
${stateList(state)}`;
}

const problems = {
  forged: {
    title: '열 수 없는 링크입니다',
    text: '주소가 잘렸거나 바뀌었습니다. 메일의 링크를 다시 눌러 주세요. 아무것도 바뀌지 않았습니다.',
  },
  expired: {
    title: '기한이 지난 링크입니다',
    text: `아무것도 바뀌지 않았습니다. ${elsewhere}`,
  },
  gone: {
    title: '이 신청은 없습니다',
    text: '지워진 신청입니다. 아무것도 바뀌지 않았습니다.',
  },
  foreign: {
    title: '이 화면에서는 바꿀 수 없습니다',
    text: '메일의 링크를 다시 눌러 주세요. 아무것도 바뀌지 않았습니다.',
  },
  ...formProblems,
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

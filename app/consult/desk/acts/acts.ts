import { mayBecome, type Status } from '#app/consult/requests/states.ts';

/** The texts of an act. */
interface ActWords {
  /** Text of the link in a mail, and of the act in a list. */
  label: string;
  /** Headings of the page that asks, and of the page that reports the change. */
  ask: string;
  done: string;
  /** Text of the page's button. */
  button: string;
}

interface Act extends ActWords {
  /** The status that the act sets; null if it adds a note. */
  status: Status | null;
}

/** The acts of the firm on a request, in the order in which mails and pages offer them. */
export const acts = {
  genuine: {
    label: '의심 아님',
    status: 'new',
    ask: '사람이 보낸 신청입니까?',
    done: '의심을 풀고 신규로 바꾸었습니다',
    button: '의심 아님',
  },
  contacted: {
    label: '연락함',
    status: 'contacted',
    ask: '연락이 닿았습니까?',
    done: '연락함으로 바꾸었습니다',
    button: '연락함으로 바꾸기',
  },
  missed: {
    label: '부재중',
    status: 'missed',
    ask: '전화를 받지 않으셨습니까?',
    done: '부재중으로 바꾸었습니다',
    button: '부재중으로 바꾸기',
  },
  booked: {
    label: '상담예약',
    status: 'booked',
    ask: '언제 상담하기로 하셨습니까?',
    done: '상담예약으로 바꾸었습니다',
    button: '상담예약으로 바꾸기',
  },
  retained: {
    label: '수임',
    status: 'retained',
    ask: '사건을 맡으셨습니까?',
    done: '수임으로 바꾸었습니다',
    button: '수임으로 바꾸기',
  },
  closed: {
    label: '종결',
    status: 'closed',
    ask: '더 할 일이 없습니까?',
    done: '종결로 바꾸었습니다',
    button: '종결로 바꾸기',
  },
  note: {
    label: '메모',
    status: null,
    ask: '메모를 적어 주세요',
    done: '메모를 달았습니다',
    button: '메모 달기',
  },
} as const satisfies Record<string, Act>;

export type ActName = keyof typeof acts;

/** The acts that move and cancel an appointment that is still to come. */
const onAppointment: Partial<Record<ActName, ActWords>> = {
  booked: {
    label: '상담 옮기기',
    ask: '언제로 옮기기로 하셨습니까?',
    done: '상담을 옮겼습니다',
    button: '이때로 옮기기',
  },
  contacted: {
    label: '예약 취소',
    ask: '상담 예약을 취소하시겠습니까?',
    done: '상담 예약을 취소했습니다',
    button: '예약 취소',
  },
};

/**
 * The texts of an act on a request: while its appointment is still to come, two acts move and cancel it.
 *
 * @param appointmentAt the appointment before the act, ISO 8601
 */
export function actWords(act: ActName, appointmentAt: string | null, now = new Date()): ActWords {
  const isAhead = appointmentAt !== null && appointmentAt > now.toISOString();
  return (isAhead && onAppointment[act]) || acts[act];
}

// Object.keys() returns strings, but these are the keys of `acts`.
const names = Object.keys(acts) as ActName[];

/**
 * The acts that a mail about a request with this status links to: each that may be done at some time. 의심 아님 only while the
 * request is suspected.
 */
export function actsFor(status: Status): ActName[] {
  return names.filter((name) => name !== 'genuine' || status === 'suspected');
}

/** The acts that a request with this status allows now. */
export function allowedActs(status: Status): ActName[] {
  return actsFor(status).filter((name) => {
    const next = acts[name].status;
    return next === null || mayBecome(status, next);
  });
}

export function isAct(text: string): text is ActName {
  return Object.hasOwn(acts, text);
}

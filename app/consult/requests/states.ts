/** Duties of the firm towards a request in this state. */
interface State {
  /** Korean name that the firm reads. */
  label: string;
  /**
   * Call that the firm still owes: by the time promised to the visitor (`due`), once more because nobody answered
   * (`again`), none (`done`), or none until a person has found that the request is not spam (`unconfirmed`).
   */
  call: 'due' | 'again' | 'done' | 'unconfirmed';
  /** Whether nothing is left to do. */
  closed: boolean;
  /** Whether setting this state means contact now, so that retention starts again. */
  contact: boolean;
}

/**
 * The states of a request. The keys are stored. It starts as new or, with a high spam score, as suspected.
 * Retention counts from the last contact in every state.
 */
export const states = {
  new: { label: '신규', call: 'due', closed: false, contact: false },
  missed: { label: '부재중', call: 'again', closed: false, contact: false },
  contacted: { label: '연락함', call: 'done', closed: false, contact: true },
  booked: { label: '상담예약', call: 'done', closed: false, contact: true },
  retained: { label: '수임', call: 'done', closed: false, contact: true },
  closed: { label: '종결', call: 'done', closed: true, contact: false },
  /** Withdrawn by the visitor, on the receipt or otherwise. */
  withdrawn: { label: '철회', call: 'done', closed: true, contact: false },
  suspected: { label: '의심', call: 'unconfirmed', closed: false, contact: false },
} as const satisfies Record<string, State>;

export type Status = keyof typeof states;

/** The label of each state. */
// The entries are those of `states`.
export const statuses = Object.fromEntries(
  Object.entries(states).map(([key, { label }]) => [key, label]),
) as Record<Status, string>;

// The keys of `states`.
const keys = Object.keys(states) as Status[];

/** States in which the firm still has to call. */
export const uncalled: readonly Status[] = keys.filter((key) =>
  ['due', 'again'].includes(states[key].call),
);

/** Whether the visitor may still correct the number: until the firm has marked a contact. */
export const mayCorrect = (status: Status): boolean => states[status].call !== 'done';

/** Whether the visitor may still add a word. */
export const mayAdd = (status: Status): boolean => !states[status].closed;

/**
 * The changes that are not allowed. A request with an appointment or a case cannot become one that nobody has talked
 * about. A closed request cannot be marked as not answering. A withdrawn request stays withdrawn: a visitor who changes
 * their mind makes a new request. Every other change may correct a mistake.
 */
const never: Partial<Record<Status, readonly Status[]>> = {
  booked: ['new', 'suspected'],
  retained: ['new', 'missed', 'suspected'],
  closed: ['missed'],
  withdrawn: keys.filter((key) => key !== 'withdrawn'),
};

/** Whether a request may go from one state to another. The same state again is allowed: another call. */
export function mayBecome(from: Status, to: Status): boolean {
  return !(never[from]?.includes(to) ?? false);
}

export function isStatus(text: string): text is Status {
  return Object.hasOwn(states, text);
}

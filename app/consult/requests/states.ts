/** What a state of a request means to the firm's day. */
interface State {
  /** As the firm reads it. */
  label: string;
  /**
   * Whether the firm still has to call: by when it promised to the visitor (`due`), once more since nobody
   * answered (`again`), or not any more (`done`). `held`: not before a person has said that it is no spam.
   */
  call: 'due' | 'again' | 'done' | 'held';
  /** Whether nothing is left to do. */
  closed: boolean;
  /** Whether setting it means contact now, from which retention counts anew. */
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
  /** By the visitor, on the receipt or otherwise. */
  withdrawn: { label: '철회', call: 'done', closed: true, contact: false },
  suspected: { label: '의심', call: 'held', closed: false, contact: false },
} as const satisfies Record<string, State>;

export type Status = keyof typeof states;

/** Their labels. */
// The entries are those of `states`.
export const statuses = Object.fromEntries(
  Object.entries(states).map(([key, { label }]) => [key, label]),
) as Record<Status, string>;

// The keys of `states`.
const keys = Object.keys(states) as Status[];

/** In which the firm still has to call. */
export const uncalled: readonly Status[] = keys.filter((key) =>
  ['due', 'again'].includes(states[key].call),
);

/**
 * From a case that the firm has taken, and from an appointment, nothing leads back to before a talk; a
 * closed request is not called in vain. A withdrawn one stays so: who changes their mind is entered anew.
 * Everything else may be corrected.
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

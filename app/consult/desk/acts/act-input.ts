import { appointmentDoubts, type OfferedTime } from '#app/consult/requests/appointment-doubts.ts';
import { readKoreanMoment } from '#app/consult/requests/fields/korean-moment.ts';
import { readNoteText } from '#app/consult/requests/notes.server.ts';
import type { ActName } from './acts.ts';

/** Input of a person for an act. */
export interface ActInput {
  /** Text of a note; empty for other acts. */
  note: string;
  /** Time of the consultation, ISO 8601; null if the act needs none. */
  appointmentAt: string | null;
  /** `statusChangedAt` of the state that the person saw; omitted: the act is judged by the present state alone. */
  seen?: string;
}

/** A fault in the person's input, in Korean, with the input itself, which the page shows again. */
export interface Mistake {
  problem: string;
  note: string;
  when: string;
  /** The times to choose from where an unusual one is asked about once more. */
  offered?: OfferedTime[];
}

/** In characters. The command line takes longer notes. */
const MAX_NOTE = 3_000;

/**
 * Reads the fields of an act's form. The form of the question about an unusual time carries the time that was asked about
 * (`asked`) and the answer (`sure`), so that nothing of it is kept on the server.
 */
export function readActInput(
  act: ActName,
  fields: URLSearchParams,
  now = new Date(),
): ActInput | Mistake {
  const [note, when] = [fields.get('note') ?? '', fields.get('when') ?? ''];
  const seen = fields.get('seen');
  const given = (input: Omit<ActInput, 'seen'>) => ({ ...input, ...(seen !== null && { seen }) });
  if (act === 'note') {
    const read = readNoteText(note, MAX_NOTE);
    if ('problem' in read) return { problem: read.problem, note, when };
    return given({ note: read.text, appointmentAt: null });
  }
  if (act !== 'booked') return given({ note: '', appointmentAt: null });
  // An answer counts only for the time that was asked about: whoever types another time is asked about that one.
  const asked = readKoreanMoment(fields.get('asked') ?? '');
  const answer = asked === readKoreanMoment(when) ? fields.get('sure') : null;
  const at = readAppointment(answer ?? when, answer !== null, now);
  return typeof at === 'string' ? given({ note: '', appointmentAt: at }) : { ...at, note, when };
}

/**
 * Reads an appointment's time.
 *
 * @param typed a day and time in Korea, as the field has it
 * @param sure whether the person has answered the question about this time
 * @returns an instant, ISO 8601, or the question or the fault, in Korean
 */
function readAppointment(
  typed: string,
  sure: boolean,
  now = new Date(),
): string | Pick<Mistake, 'problem' | 'offered'> {
  const at = readKoreanMoment(typed);
  if (at === null) return { problem: '상담하실 날과 시각을 적어 주세요.' };
  const doubts = appointmentDoubts(at, now);
  if (doubts === null) return at;
  const isAhead = Date.parse(at) > now.getTime();
  if (doubts === 'past' || (sure && !isAhead)) {
    return { problem: '지난 때입니다. 앞으로 상담하실 날과 시각을 적어 주세요.' };
  }
  if (sure) return at;
  const { reasons, offered } = doubts;
  return { problem: `${reasons.join(' ')} 맞는지 한 번 더 봐 주세요.`, offered };
}

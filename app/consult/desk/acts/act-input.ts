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
}

/** In characters. The command line takes longer notes. */
const MAX_NOTE = 3_000;

/** Reads the fields of an act's form. */
export function readActInput(act: ActName, fields: URLSearchParams): ActInput | Mistake {
  const [note, when] = [fields.get('note') ?? '', fields.get('when') ?? ''];
  const seen = fields.get('seen') ?? undefined;
  const wrong = (problem: string) => ({ problem, note, when });
  const given = (input: Omit<ActInput, 'seen'>) => ({
    ...input,
    ...(seen !== undefined && { seen }),
  });
  if (act === 'note') {
    const read = readNoteText(note, MAX_NOTE);
    return 'problem' in read
      ? wrong(read.problem)
      : given({ note: read.text, appointmentAt: null });
  }
  if (act !== 'booked') return given({ note: '', appointmentAt: null });
  const appointmentAt = readKoreanMoment(when);
  if (appointmentAt === null) return wrong('상담하실 날과 시각을 적어 주세요.');
  if (Date.parse(appointmentAt) > Date.now()) return given({ note: '', appointmentAt });
  return wrong('지난 때입니다. 앞으로 상담하실 날과 시각을 적어 주세요.');
}

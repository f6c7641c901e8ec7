import { answerLine, termsAround } from '#app/calculators/deadlines/around.ts';
import { caseFields } from '#app/calculators/deadlines/case-fields.ts';
import { theCase } from '#app/case/case.ts';
import { koreanDay } from '#app/law/korean-time.ts';

/** The term of the kept case that matters most, in one line; null if the device keeps no case with a day of death. */
export function keptTerm(now = new Date()): string | null {
  const { facts, isKept } = theCase.snapshot();
  if (!isKept) return null;
  const today = koreanDay(now);
  const { state, first, second } = answerLine(
    termsAround(caseFields.read(facts, {}), today),
    today,
  );
  if (state === 'open') return null;
  return state === 'found' && second ? `${first}, ${second}` : first;
}

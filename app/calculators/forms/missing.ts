import { guardiansOf } from './claimant-words.ts';
import { copy } from './copy.ts';
import type { Claimant, FormId, PaperCase, Written } from './model.ts';
import { isMinor } from './time-limit.ts';

/** Something that the paper lacks. Nothing of it keeps the visitor from printing. */
export interface Missing {
  /** Id of the field. */
  field: string;
  label: string;
}

/** Returns what a paper lacks, in the order of its fields. */
export function missingIn(form: FormId, written: Written, paperCase: PaperCase): Missing[] {
  const { deceased, court, claimant, special, extend, missing } = copy;
  const of = (who: string, label: string) => missing.of(who, label);
  const open: [string, string, unknown][] = [
    ['deceased-name', of(deceased.title, deceased.name), written.name.trim()],
    ['deceased-birth', of(deceased.title, deceased.birth), written.birth],
    ['deceased-death', deceased.death, paperCase.death],
    ['deceased-registered', of(deceased.title, deceased.registered), written.registered.trim()],
    ['deceased-address', deceased.address, written.address.trim()],
    ['court-province', court.title, paperCase.court],
    ...written.claimants.flatMap((one, index) => claimantFields(one, index, paperCase)),
    ['heirs-knew', copy.questions.knew, paperCase.knew],
  ];
  if (form === 'limited' && written.special) {
    open.push(
      ['special-learned', special.learned, written.learned],
      ['special-how', special.how, written.learnedHow.trim()],
      ['special-why', special.why, written.whyNotKnown.trim()],
    );
  }
  if (form === 'extend') {
    const { reasons, reasonWords } = written;
    open.push(
      ['extend-until', extend.until, written.until],
      ['extend-inquiry', missing.reasons, reasons.length > 0 || reasonWords.trim()],
      ['extend-asked', extend.asked, !reasons.includes('inquiry') || written.asked],
    );
  }
  return open.flatMap(([field, label, value]) => (value ? [] : [{ field, label }]));

  function claimantFields(
    one: Claimant,
    index: number,
    { today }: PaperCase,
  ): [string, string, unknown][] {
    const id = (name: string) => `claimant-${one.key}-${name}`;
    const isOnly = written.claimants.length === 1;
    const who = isOnly ? copy.forms[form].people : claimant.nth(index + 1, one.label);
    const fields: [string, string, unknown][] = [
      [id('name'), of(who, claimant.name), one.name.trim()],
      [id('birth'), of(who, claimant.birth), one.birth],
      [
        id('relation'),
        of(who, claimant.relation),
        one.relation === 'other' ? one.relationWords.trim() : one.relation,
      ],
      [id('registered'), of(who, claimant.registered), one.registered.trim()],
      [id('address'), of(who, claimant.address), one.address.trim()],
      [id('phone'), of(who, claimant.phone), one.phone.trim()],
    ];
    if (!isMinor(one, today)) return fields;
    const names = guardiansOf(one).map(({ role, name }): [string, string, unknown] => {
      const label = {
        mother: claimant.mother,
        father: claimant.father,
        guardian: claimant.guardianName,
      };
      return [id(role), of(who, label[role]), name.trim()];
    });
    return [...fields, ...names];
  }
}

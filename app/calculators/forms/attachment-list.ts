import { guardiansOf } from './claimant-words.ts';
import { proofCount } from './estate.ts';
import type { FormId, PaperCase, Written } from './model.ts';
import { attachments as text, words } from './paper-copy.ts';
import { listed, orBlank } from './paper-text.ts';
import { isMinor } from './time-limit.ts';

/** Returns the attachments of a paper, in the order of its list. */
export function attachmentsOf(form: FormId, written: Written, paperCase: PaperCase): string[] {
  const { claimants, signs, earlierRenounced, special } = written;
  const several = claimants.length > 1;
  const minors = claimants.filter((one) => isMinor(one, paperCase.today));
  return [
    text.deceased,
    text.lastAddress,
    text.family(several ? words.several : words.one),
    ...(minors.length > 0
      ? [text.minors(listed(minors.map(({ name }) => orBlank(name))), each(minors.length))]
      : []),
    ...(form === 'extend' ? [] : [certificates(written, paperCase, signs)]),
    ...(earlierRenounced ? [text.earlier] : []),
    ...(form === 'limited' ? [text.list(proofCount(written))] : []),
    ...(form === 'limited' && special ? [text.special] : []),
    ...(form === 'extend' ? [text.inquiry] : [text.chart]),
    several ? text.fees : text.oneFee,
  ];
}

/** One certificate for each person who seals or signs; a parent who acts twice attaches one. */
function certificates(written: Written, { today }: PaperCase, signs: boolean): string {
  const people: { name: string; self: boolean; represents: boolean }[] = [];
  const add = (name: string, part: 'self' | 'represents') => {
    const known = people.find((one) => name && one.name === name);
    if (known) known[part] = true;
    else people.push({ name, self: part === 'self', represents: part === 'represents' });
  };
  for (const one of written.claimants) {
    if (isMinor(one, today))
      for (const { name } of guardiansOf(one)) add(name.trim(), 'represents');
    else add(one.name.trim(), 'self');
  }
  const only = written.claimants.length === 1 && people.length === 1 && people[0]?.self;
  const names = only
    ? words.one
    : listed(
        people.map(
          ({ name, self, represents }) =>
            orBlank(name) + (self && represents ? text.selfAndGuardian : ''),
        ),
      );
  return (signs ? text.sign : text.seal)(names, each(people.length));
}

function each(count: number): string {
  return count > 1 ? '각 ' : '';
}

import { Popover, PopoverTrigger } from '#app/ui/popover/popover.tsx';
import { copy } from './copy.ts';
import type { Heir, Represented } from './describe.ts';

/** 셋째를 대신해 상속: the term opens its explanation. */
export function Stands({ heir }: { heir: Heir }) {
  return (
    <>
      <span>{copy.table.standsFor(heir.standsFor ?? '')}</span>{' '}
      <PopoverTrigger target={idOf(heir.standsForId ?? '')}>{copy.table.stands}</PopoverTrigger>
    </>
  );
}

/** Explanation of 대습 in this family, once for each represented person. */
export function StandsExplained({ represented: { id, text } }: { represented: Represented }) {
  const { title, text: meaning, articles } = copy.representation;
  return (
    <Popover id={idOf(id)} title={title} placement="bottom">
      <p>{`${meaning} ${text}`}</p>
      <p className="mt-2.5 text-muted">{articles}</p>
    </Popover>
  );
}

function idOf(person: string): string {
  return `shares-stands-${person.replaceAll(/[.+]/g, '-')}`;
}

import type { CourtPlace } from '#app/firm/view/court-table.ts';

/** The id of the element of a place, such as 경기도-성남시, and of its link. */
export function anchorOf({ province, district }: CourtPlace): string {
  return [province, ...(district ? district.split(' ') : [])].join('-');
}

/** The id of the court for a last address abroad or unknown. */
export const ABROAD = 'abroad';
/** The id of the list of 시·도, where the steps begin. */
export const PROVINCES = 'provinces';

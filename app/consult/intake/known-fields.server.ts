import { stages } from '#app/consult/requests/choices.ts';
import { knownFields } from '#app/consult/requests/fields/known.ts';
import type { FieldValues } from '#app/consult/requests/fields/schema.ts';
import { areas } from '#app/firm/view/areas.ts';

const options = { area: areas, stage: stages };

/** The fields that an address fills in; null when there is none. Unknown values are ignored. */
export function readKnownFields(query: URLSearchParams): FieldValues | null {
  const values: FieldValues = {};
  for (const [name, field] of Object.entries(knownFields)) {
    const value = query.get(name);
    if (value !== null && Object.hasOwn(options[field], value)) values[field] = value;
  }
  return Object.keys(values).length > 0 ? values : null;
}

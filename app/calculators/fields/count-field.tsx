import { use, useLayoutEffect, useState } from 'react';
import {
  type CountFault,
  NumberField,
  type NumberFieldProps,
} from '#app/ui/number-field/number-field.tsx';
import { copy } from '../copy.ts';
import { UnusableFieldsContext } from './unusable-fields.ts';

interface CountFieldProps extends Omit<NumberFieldProps, 'onFault'> {
  /** Unit of the count. Default: people. */
  unit?: string;
}

/**
 * Number field of a calculator. Suppresses the result until the field holds a usable number: a number above `max` shows
 * `max` (conformance NC-2), which is not what the visitor means, and an empty field does not mean 0.
 */
export function CountField({ unit = copy.people, ...field }: CountFieldProps) {
  const { id, label, noun = label, max } = field;
  const report = use(UnusableFieldsContext);
  const [fault, setFault] = useState<CountFault | null>(null);
  const words = fault && copy.countFaults[fault](noun, `${max}${unit}`);
  // Reports before paint, so the result of a smaller family never shows.
  useLayoutEffect(() => {
    report(id, words);
    return () => report(id, null);
  }, [report, id, words]);
  return <NumberField {...field} onFault={setFault} />;
}

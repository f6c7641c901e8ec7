import { use, useLayoutEffect, useState } from 'react';
import {
  type CountFault,
  NumberField,
  type NumberFieldProps,
} from '#app/ui/number-field/number-field.tsx';
import { copy } from './copy.ts';
import { UnusableFieldsContext } from './unusable-fields.ts';

interface CountFieldProps extends Omit<NumberFieldProps, 'onFault'> {
  /** What is counted; people unless another is given. */
  unit?: string;
}

/**
 * A number of people in a calculator. More than it can compute with shows the greatest number (conformance NC-2), which
 * is not what the visitor means, and an empty field does not mean 0: there is no result until there is a number.
 */
export function CountField({ unit = copy.people, ...field }: CountFieldProps) {
  const { id, label, max } = field;
  const report = use(UnusableFieldsContext);
  const [fault, setFault] = useState<CountFault | null>(null);
  const words = fault && copy.countFaults[fault](label, `${max}${unit}`);
  // Before it is painted: no result of a smaller family is seen.
  useLayoutEffect(() => {
    report(id, words);
    return () => report(id, null);
  }, [report, id, words]);
  return <NumberField {...field} onFault={setFault} />;
}

import { use, useLayoutEffect, useState } from 'react';
import { NumberField, type NumberFieldProps } from '#app/ui/counter/number-field.tsx';
import { copy } from './copy.ts';
import { UnusableFieldsContext } from './unusable-fields.ts';

interface CountFieldProps extends Omit<NumberFieldProps, 'onBeyond'> {
  /** What is counted; people unless another is given. */
  unit?: string;
}

/**
 * A number of people in a calculator. More than it can compute with shows the greatest number (conformance NC-2), which
 * is not what the visitor means: there is no result until the number is changed.
 */
export function CountField({ unit = copy.people, ...field }: CountFieldProps) {
  const { id, label, max, value } = field;
  const report = use(UnusableFieldsContext);
  const [typedBeyond, setTypedBeyond] = useState(false);
  const words = typedBeyond && value === max ? copy.beyond(label, `${max}${unit}`) : null;
  // Before it is painted: no result of a smaller family is seen.
  useLayoutEffect(() => {
    report(id, words);
    return () => report(id, null);
  }, [report, id, words]);
  return <NumberField {...field} onBeyond={setTypedBeyond} />;
}

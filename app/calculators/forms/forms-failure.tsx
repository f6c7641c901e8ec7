import { copy as calculators } from '../copy.ts';
import { Trouble } from '../result/trouble.tsx';
import { copy } from './copy.ts';

/** Notice in place of forms that keep failing. */
export function FormsFailure() {
  return <Trouble text={copy.failed} call={calculators.lostCall} />;
}

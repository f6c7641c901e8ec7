import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/** In the place of a calculator that keeps failing: the server's HTML shows the results of an example. */
export function CalculatorFailure() {
  return <Trouble text={copy.failed} call={copy.failedCall} />;
}

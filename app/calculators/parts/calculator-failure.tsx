import { copy } from './copy.ts';
import { Trouble } from './trouble.tsx';

/** Notice in place of a calculator that keeps failing, because the server's HTML shows the results of an example. */
export function CalculatorFailure() {
  return <Trouble text={copy.failed} call={copy.failedCall} />;
}

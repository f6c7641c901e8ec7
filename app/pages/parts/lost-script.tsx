import { Trouble } from '#app/calculators/result/trouble.tsx';
import { navigation as copy } from '../error/copy.ts';

/** Before what does nothing without the site's script: says so where the script has not come (entry-script.ts). */
export function LostScript({ className = '' }: { className?: string }) {
  return (
    <Trouble text={copy.partLost} call={copy.call} className={`lost-script ${className}`.trim()} />
  );
}

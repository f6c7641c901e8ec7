import { Trouble } from '#app/calculators/result/trouble.tsx';
import { navigation as copy } from './copy.ts';

/** Warning above a widget that needs the site's script. Shown if the script fails to load (entry-script.ts). */
export function LostScript({ className = '' }: { className?: string }) {
  return (
    <Trouble text={copy.partLost} call={copy.call} className={`lost-script ${className}`.trim()} />
  );
}

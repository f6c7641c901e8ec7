import { type Behaviour, defineBehaviour } from '#app/browser/behaviours.ts';
import { missing, targetOf } from '../target/target.ts';
import { bindTrigger, supportsPopover } from './opener.ts';

/**
 * The behaviour of a trigger that opens a panel beside itself.
 *
 * @param kind of panel
 * @param attribute that in which the trigger names its panel
 * @param behave adds what only this kind of trigger does, until the signal aborts
 */
export function panelTrigger<Kind extends string>(
  kind: Kind,
  attribute: string,
  behave: (trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal) => void,
): Behaviour<`${Kind}-trigger`> {
  return defineBehaviour(`${kind}-trigger`, (trigger, signal) => {
    const panel = targetOf(trigger, attribute, missing(kind));
    if (!panel || !supportsPopover()) return;
    bindTrigger(trigger, panel, signal);
    behave(trigger, panel, signal);
  });
}

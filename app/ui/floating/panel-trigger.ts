import { type Behaviour, defineBehaviour } from '#app/browser/behaviours.ts';
import { missing, targetOf } from '../target/target.ts';
import { bindTrigger, supportsPopover } from './opener.ts';

/**
 * Creates the behaviour of a trigger that opens a panel next to itself.
 *
 * @param kind the kind of panel
 * @param attribute the attribute in which the trigger names its panel
 * @param behave adds the behaviour of only this kind of trigger, until the signal aborts
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

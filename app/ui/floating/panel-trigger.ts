import { type Behaviour, defineBehaviour } from '#app/browser/behaviours.ts';
import { targetOf } from '../target/target.ts';
import { bindTrigger, supportsPopover } from './opener.ts';

/**
 * The behaviour of a trigger that opens a panel beside itself.
 *
 * @param name that of the behaviour
 * @param attribute key in the dataset under which the trigger names its panel
 * @param message logged to the console when there is no such panel (conformance WG-2)
 * @param behave adds what only this kind of trigger does, until the signal aborts
 */
export function panelTrigger<Name extends string>(
  name: Name,
  attribute: string,
  message: (id: string) => string,
  behave: (trigger: HTMLElement, panel: HTMLElement, signal: AbortSignal) => void,
): Behaviour<Name> {
  return defineBehaviour(name, (trigger, signal) => {
    const panel = targetOf(trigger, attribute, message);
    if (!panel || !supportsPopover()) return;
    bindTrigger(trigger, panel, signal);
    behave(trigger, panel, signal);
  });
}

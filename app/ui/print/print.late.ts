// A module of its own for the reason in popover.late.ts: the calculators' islands import the behaviour too.
export { print } from './print.behaviour.ts';

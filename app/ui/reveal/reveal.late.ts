// The behaviour's file exports settings as well.
export { reveal } from './reveal.behaviour.ts';

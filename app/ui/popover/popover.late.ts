// The shares' island imports the behaviour too. Imported here by the name of a module of its own,
// the behaviour's file needs no namespace object, and a page with a term loads no runtime for it.
export { popoverTrigger } from './popover.behaviour.ts';

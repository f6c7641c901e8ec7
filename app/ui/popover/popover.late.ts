// The shares' island imports the behaviour too. This module of its own spares the behaviour's file a
// namespace object, and a page with a term the runtime for it.
export { popoverTrigger } from './popover.behaviour.ts';

import { animatedList } from './animated-list/animated-list.behaviour.ts';
import { collapse, collapseTrigger } from './collapse/collapse.behaviour.ts';
import { icon } from './icon/icon.behaviour.ts';
import { reveal } from './reveal/reveal.behaviour.ts';
import { tooltipTrigger } from './tooltip/tooltip.behaviour.ts';

/** The widgets' behaviours that the home page does not use. */
export const lateWidgets = [animatedList, collapse, collapseTrigger, icon, reveal, tooltipTrigger];

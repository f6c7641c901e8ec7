import type { Behaviour } from '#app/browser/behaviours.ts';
import { animatedList } from './animated-list/animated-list.behaviour.ts';
import { collapse, collapseTrigger } from './collapse/collapse.behaviour.ts';
import { icon } from './icon/icon.behaviour.ts';
import { reveal } from './reveal/reveal.behaviour.ts';
import { tooltipTrigger } from './tooltip/tooltip.behaviour.ts';

/** Those that the home page does without: fetched by a page that has one of them. */
export const lateWidgets: Record<string, Behaviour> = {
  'animated-list': animatedList,
  collapse,
  'collapse-trigger': collapseTrigger,
  icon,
  reveal,
  'tooltip-trigger': tooltipTrigger,
};

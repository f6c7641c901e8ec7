import { animatedList } from './animated-list/animated-list.behaviour.ts';
import { carousel } from './carousel/carousel.behaviour.ts';
import { collapse, collapseTrigger } from './collapse/collapse.behaviour.ts';
import { counter, counterButton } from './counter/counter.behaviour.ts';
import { icon } from './icon/icon.behaviour.ts';
import { popoverTrigger } from './popover/popover.behaviour.ts';
import { tooltipTrigger } from './tooltip/tooltip.behaviour.ts';

/** The widgets' behaviours that the home page does not use. */
export const lateWidgets = [
  animatedList,
  carousel,
  collapse,
  collapseTrigger,
  counter,
  counterButton,
  icon,
  popoverTrigger,
  tooltipTrigger,
];

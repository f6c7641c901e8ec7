import type { Behaviour } from '#app/behaviours.ts';
import { animatedList } from './animated-list/animated-list.behaviour.ts';
import { carousel } from './carousel/carousel.behaviour.ts';
import { dropdown, dropdownTrigger } from './dropdown/dropdown.behaviour.ts';
import { reveal } from './reveal/reveal.behaviour.ts';
import { zoom } from './zoom/zoom.behaviour.ts';

/** The widgets' behaviours, by the names that their markup carries. */
export const widgets: Record<string, Behaviour> = {
  'animated-list': animatedList,
  carousel,
  dropdown,
  'dropdown-trigger': dropdownTrigger,
  reveal,
  zoom,
};

import type { Behaviour } from '#app/behaviours.ts';
import { accordion } from './accordion/accordion.behaviour.ts';
import { animatedList } from './animated-list/animated-list.behaviour.ts';
import { carousel } from './carousel/carousel.behaviour.ts';
import { collapse, collapseTrigger } from './collapse/collapse.behaviour.ts';
import { copy } from './copy/copy.behaviour.ts';
import { counter, counterButton } from './counter/counter.behaviour.ts';
import { dismissTrigger } from './dismissible/dismissible.behaviour.ts';
import { drawer, drawerEdge, drawerTrigger } from './drawer/drawer.behaviour.ts';
import { dropdown, dropdownTrigger } from './dropdown/dropdown.behaviour.ts';
import { icon } from './icon/icon.behaviour.ts';
import { modal, modalTrigger } from './modal/modal.behaviour.ts';
import { popoverTrigger } from './popover/popover.behaviour.ts';
import { reveal } from './reveal/reveal.behaviour.ts';
import { speedDial } from './speed-dial/speed-dial.behaviour.ts';
import { tabs } from './tabs/tabs.behaviour.ts';
import { tooltipTrigger } from './tooltip/tooltip.behaviour.ts';
import { zoom } from './zoom/zoom.behaviour.ts';

/** The widgets' behaviours, by the names that their markup carries. */
export const widgets: Record<string, Behaviour> = {
  accordion,
  'animated-list': animatedList,
  carousel,
  collapse,
  'collapse-trigger': collapseTrigger,
  copy,
  counter,
  'counter-button': counterButton,
  'dismiss-trigger': dismissTrigger,
  drawer,
  'drawer-edge': drawerEdge,
  'drawer-trigger': drawerTrigger,
  dropdown,
  'dropdown-trigger': dropdownTrigger,
  icon,
  modal,
  'modal-trigger': modalTrigger,
  'popover-trigger': popoverTrigger,
  reveal,
  'speed-dial': speedDial,
  tabs,
  'tooltip-trigger': tooltipTrigger,
  zoom,
};

import { accordion } from './accordion/accordion.behaviour.ts';
import { dismissTrigger } from './dismissible/dismissible.behaviour.ts';
import { drawer, drawerEdge, drawerTrigger } from './drawer/drawer.behaviour.ts';
import { dropdown, dropdownTrigger } from './dropdown/dropdown.behaviour.ts';
import { modal, modalTrigger } from './modal/modal.behaviour.ts';
import { tabs } from './tabs/tabs.behaviour.ts';

/** The widgets' behaviours by the name in `data-ui`, except those that load after the page (`*.late.ts`). */
export const widgets = [
  accordion,
  dismissTrigger,
  drawer,
  drawerEdge,
  drawerTrigger,
  dropdown,
  dropdownTrigger,
  modal,
  modalTrigger,
  tabs,
];

// The parts that a page with these widgets would render; exports are named after the site's widgets.
import {
  Accordion,
  AlertDialog,
  Collapsible,
  Dialog,
  DropdownMenu,
  Popover,
  Tabs,
  Tooltip,
} from 'radix-ui';

export const accordion = [
  Accordion.Root,
  Accordion.Item,
  Accordion.Header,
  Accordion.Trigger,
  Accordion.Content,
];
export const collapse = [Collapsible.Root, Collapsible.Trigger, Collapsible.Content];
export const dropdown = [
  DropdownMenu.Root,
  DropdownMenu.Trigger,
  DropdownMenu.Portal,
  DropdownMenu.Content,
  DropdownMenu.Item,
  DropdownMenu.Separator,
];
export const modal = [
  Dialog.Root,
  Dialog.Trigger,
  Dialog.Portal,
  Dialog.Overlay,
  Dialog.Content,
  Dialog.Title,
  Dialog.Description,
  Dialog.Close,
  AlertDialog.Root,
  AlertDialog.Trigger,
  AlertDialog.Portal,
  AlertDialog.Overlay,
  AlertDialog.Content,
  AlertDialog.Title,
  AlertDialog.Description,
  AlertDialog.Cancel,
  AlertDialog.Action,
];
export const popover = [
  Popover.Root,
  Popover.Trigger,
  Popover.Portal,
  Popover.Content,
  Popover.Arrow,
  Popover.Close,
];
export const tabs = [Tabs.Root, Tabs.List, Tabs.Trigger, Tabs.Content];
export const tooltip = [
  Tooltip.Provider,
  Tooltip.Root,
  Tooltip.Trigger,
  Tooltip.Portal,
  Tooltip.Content,
  Tooltip.Arrow,
];
// Built from the dialog and the menu, at no extra size.
export { dropdown as speedDial, modal as drawer };

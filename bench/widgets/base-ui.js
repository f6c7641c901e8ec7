// The parts that a page with these widgets would render; exports are named after the site's widgets.
import { Accordion } from '@base-ui/react/accordion';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Collapsible } from '@base-ui/react/collapsible';
import { Dialog } from '@base-ui/react/dialog';
import { Drawer } from '@base-ui/react/drawer';
import { Menu } from '@base-ui/react/menu';
import { NumberField } from '@base-ui/react/number-field';
import { Popover } from '@base-ui/react/popover';
import { Tabs } from '@base-ui/react/tabs';
import { Tooltip } from '@base-ui/react/tooltip';

export const accordion = [
  Accordion.Root,
  Accordion.Item,
  Accordion.Header,
  Accordion.Trigger,
  Accordion.Panel,
];
export const collapse = [Collapsible.Root, Collapsible.Trigger, Collapsible.Panel];
export const counter = [
  NumberField.Root,
  NumberField.Group,
  NumberField.Decrement,
  NumberField.Input,
  NumberField.Increment,
];
export const drawer = [
  Drawer.Root,
  Drawer.Trigger,
  Drawer.Portal,
  Drawer.Backdrop,
  Drawer.Viewport,
  Drawer.Popup,
  Drawer.Content,
  Drawer.Title,
  Drawer.Close,
];
export const dropdown = [
  Menu.Root,
  Menu.Trigger,
  Menu.Portal,
  Menu.Positioner,
  Menu.Popup,
  Menu.Item,
  Menu.Separator,
];
export const modal = [
  Dialog.Root,
  Dialog.Trigger,
  Dialog.Portal,
  Dialog.Backdrop,
  Dialog.Popup,
  Dialog.Title,
  Dialog.Description,
  Dialog.Close,
  AlertDialog.Root,
  AlertDialog.Trigger,
];
export const popover = [
  Popover.Root,
  Popover.Trigger,
  Popover.Portal,
  Popover.Positioner,
  Popover.Popup,
  Popover.Arrow,
  Popover.Title,
  Popover.Close,
];
export const tabs = [Tabs.Root, Tabs.List, Tabs.Tab, Tabs.Panel];
export const tooltip = [
  Tooltip.Provider,
  Tooltip.Root,
  Tooltip.Trigger,
  Tooltip.Portal,
  Tooltip.Positioner,
  Tooltip.Popup,
  Tooltip.Arrow,
];
// Built from the menu, at no extra size.
export { dropdown as speedDial };

// The parts that a page with these widgets would render; exports are named after the site's widgets.
import {
  Button,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Group,
  Heading,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  NumberField,
  OverlayArrow,
  Popover,
  Separator,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';

export const accordion = [DisclosureGroup, Disclosure, Heading, Button, DisclosurePanel];
export const collapse = [Disclosure, Button, DisclosurePanel];
export const counter = [NumberField, Label, Group, Input, Button];
export const dropdown = [MenuTrigger, Button, Popover, Menu, MenuItem, Separator];
export const modal = [DialogTrigger, Button, ModalOverlay, Modal, Dialog, Heading];
export const popover = [DialogTrigger, Button, Popover, OverlayArrow, Dialog, Heading];
export const tabs = [Tabs, TabList, Tab, TabPanel];
export const tooltip = [TooltipTrigger, Button, Tooltip, OverlayArrow];
// Built from the modal and the menu, at no extra size.
export { dropdown as speedDial, modal as drawer };

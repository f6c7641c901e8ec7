import type { ColorModePreference } from '#app/browser/color-mode.ts';
import { DropdownMenu, DropdownTrigger } from '#app/ui/dropdown/dropdown.tsx';
import { MenuItem } from '#app/ui/dropdown/menu-item.tsx';
import type { Placement } from '#app/ui/floating/placement.ts';
import MoonIcon from '~icons/lucide/moon';
import SunIcon from '~icons/lucide/sun';
import { colorModeLabels as labels } from '../copy.ts';
import { colorModeMenu } from './color-mode-menu.behaviour.ts';

const modes: ColorModePreference[] = ['system', 'light', 'dark'];

interface ColorModeMenuProps {
  id: string;
  placement: Placement;
  /** Shows the menu's name next to the icon. */
  named?: boolean;
}

/**
 * Menu for the colour mode. The server does not know the choice, so the document's class selects the icon and the
 * behaviour marks the current choice (conformance CM-7).
 */
export function ColorModeMenu({ id, placement, named = false }: ColorModeMenuProps) {
  return (
    <div className="color-mode" {...colorModeMenu}>
      <DropdownTrigger target={id} className="color-mode-button">
        <span className={named ? '' : 'sr-only'}>{labels.menu}</span>
        <SunIcon className="icon when-light" />
        <MoonIcon className="icon when-dark" />
      </DropdownTrigger>
      <DropdownMenu id={id} label={labels.menu} placement={placement}>
        {modes.map((mode) => (
          <MenuItem key={mode} role="menuitemradio" aria-checked={false} data-mode={mode}>
            {labels[mode]}
          </MenuItem>
        ))}
      </DropdownMenu>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';

interface MenuItemProps extends ComponentProps<'button'> {
  children: ReactNode;
}

/** An action of a `DropdownMenu`; with `role="menuitemradio"` and `aria-checked`, one of its choices. */
export function MenuItem({ children, ...button }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} {...button}>
      {children}
    </button>
  );
}

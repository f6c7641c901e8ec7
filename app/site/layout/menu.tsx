import { firm } from '#app/firm/view/firm.ts';
import { PhoneButton } from '#app/pages/parts/phone-button.tsx';
import { Drawer } from '#app/ui/drawer/drawer.tsx';
import { ColorModeMenu } from '../color-mode-menu/color-mode-menu.tsx';
import { layoutLabels, menuTitles } from '../copy.ts';
import { type MenuLink, menuLinks } from '../navigation.ts';
import { areaLinks, placeLink, searchLink, situationLinks } from './menu-links.ts';
import { useMenuLink } from './use-menu-link.ts';

/** The menu of narrow screens: every page, in groups on one line. */
export function Menu() {
  return (
    <Drawer id="menu" title={layoutLabels.menu} placement="right">
      <nav className="menu-groups" aria-label={layoutLabels.menu}>
        <Group title={menuTitles.calculators} links={menuLinks('calculators')} />
        <Group title={menuTitles.situations} links={situationLinks} />
        <Group title={menuTitles.areas} links={areaLinks} />
        <Group title={menuTitles.guide} links={[...menuLinks('main'), placeLink, searchLink]} />
      </nav>
      <div className="menu-settings">
        <ColorModeMenu id="menu-color-mode" placement="top-start" named />
      </div>
      <div className="mt-6" data-where="menu">
        <PhoneButton className="w-full whitespace-normal" />
      </div>
      {firm.hours && <p className="mt-3 text-muted">{firm.hours.text}</p>}
    </Drawer>
  );
}

function Group({ title, links }: { title: string; links: MenuLink[] }) {
  const menuLink = useMenuLink();
  if (links.length === 0) return null;
  return (
    // A paragraph, because headings in a dialog would have to begin at level 1.
    <div className="menu-group">
      <p className="font-serif font-semibold text-muted t2">{title}</p>
      <ul aria-label={title}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a {...menuLink(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

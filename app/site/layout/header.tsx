import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { phoneLabel } from '#app/ui/copy.ts';
import { DrawerTrigger } from '#app/ui/drawer/drawer.tsx';
import { Dropdown, DropdownTrigger } from '#app/ui/dropdown/dropdown.tsx';
import ChevronIcon from '~icons/lucide/chevron-down';
import MenuIcon from '~icons/lucide/menu';
import PhoneIcon from '~icons/lucide/phone';
import SearchIcon from '~icons/lucide/search';
import { ColorModeMenu } from '../color-mode-menu/color-mode-menu.tsx';
import { layoutLabels, menuTitles } from '../copy.ts';
import { type MenuLink, menuLinks } from '../navigation.ts';
import { FirmName } from './firm-name.tsx';
import { Menu } from './menu.tsx';
import { areaLinks, placeLink, searchLink } from './menu-links.ts';
import { retreat } from './retreat.behaviour.ts';
import { useMenuLink } from './use-menu-link.ts';

export function Header() {
  const menuLink = useMenuLink();
  return (
    <header data-where="header" className="site-header" {...retreat}>
      <div className="page-width header-row">
        <a className="header-name" href="/">
          <FirmName />
        </a>
        <MainMenu />
        <div className="-mr-3 hidden items-center lg:flex">
          <a {...menuLink(searchLink.href)} className="grid size-11 place-items-center text-ink">
            <SearchIcon />
            <span className="sr-only">{searchLink.text}</span>
          </a>
          <PhoneLink className="flex min-h-11 items-center gap-2.5 px-2 text-ink xl:px-3">
            <PhoneIcon />
            <span className="number font-sans t2 font-semibold xl:t3 xl:font-sans">
              {firm.phone}
            </span>
          </PhoneLink>
          <ColorModeMenu id="color-mode" placement="bottom-end" />
        </div>
        <div className="header-tools">
          <PhoneLink className="header-phone">
            <PhoneIcon />
            <span className="sr-only">{`${phoneLabel} ${firm.phone}`}</span>
          </PhoneLink>
          <DrawerTrigger target="menu" className="menu-button">
            <MenuIcon />
            {layoutLabels.menu}
          </DrawerTrigger>
        </div>
      </div>
      <Menu />
    </header>
  );
}

/** 주 메뉴, on wide screens. */
function MainMenu() {
  const menuLink = useMenuLink();
  return (
    <nav className="main-menu" aria-label={layoutLabels.mainMenu}>
      <ul>
        <LinkList id="areas-menu" title={menuTitles.areasShort} links={areaLinks} />
        <LinkList
          id="calculators-menu"
          title={menuTitles.calculators}
          links={menuLinks('calculators')}
        />
        {menuLinks('main')
          .filter(({ header }) => header !== false)
          .map(({ text, short = text, href }) => (
            <li key={href}>
              <a {...menuLink(href)} className="main-link">
                {short}
              </a>
            </li>
          ))}
        <li className="max-xl:hidden">
          <a className="main-link" href={placeLink.href}>
            {placeLink.text}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function LinkList({ id, title, links }: { id: string; title: string; links: MenuLink[] }) {
  const menuLink = useMenuLink();
  if (links.length === 0) return null;
  return (
    <li>
      <DropdownTrigger target={id} on="hover" className="main-link nav-button">
        {title}
        <ChevronIcon />
      </DropdownTrigger>
      <Dropdown id={id} placement="bottom-start">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a {...menuLink(href)} className="menu-choice">
              {text}
            </a>
          </li>
        ))}
      </Dropdown>
    </li>
  );
}

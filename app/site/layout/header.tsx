import { firm } from '#app/content/firm.ts';
import { areaLinks, request } from '#app/content/navigation.ts';
import { Drawer, DrawerTrigger } from '#app/ui/drawer/drawer.tsx';
import { Dropdown, DropdownTrigger } from '#app/ui/dropdown/dropdown.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import ChevronIcon from '~icons/lucide/chevron-down';
import MenuIcon from '~icons/lucide/menu';
import PhoneIcon from '~icons/lucide/phone';
import { ColorModeMenu } from '../color-mode-menu/color-mode-menu.tsx';
import { menuLinks } from '../navigation.ts';

export function Header() {
  return (
    <header data-where="header" className="border-b border-line">
      <div className="page-width flex h-16 items-center justify-between lg:h-19">
        <a className="flex min-h-11 items-center gap-3 text-ink" href="/">
          <Mark />
          <span className="font-serif t3">{firm.name}</span>
        </a>
        <nav className="ml-8 mr-auto xl:ml-12 hidden lg:block" aria-label="주 메뉴">
          <ul className="flex gap-5 xl:gap-7.5">
            <li>
              <DropdownTrigger target="areas-menu" on="hover" className="nav-button">
                업무
                <ChevronIcon />
              </DropdownTrigger>
              <Dropdown id="areas-menu" placement="bottom-start">
                {areaLinks.map(({ text, href }) => (
                  <li key={href}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </Dropdown>
            </li>
            {menuLinks('main').map((link) => (
              <NavigationItem key={link.href} link={link} />
            ))}
          </ul>
        </nav>
        <div className="-mr-3 hidden items-center gap-3 lg:flex">
          <PhoneLink className="flex min-h-11 items-center gap-2.5 text-ink">
            <PhoneIcon />
            <span className="number t3 font-sans">{firm.phone}</span>
          </PhoneLink>
          <ColorModeMenu id="color-mode" placement="bottom-end" />
        </div>
        <p className="hidden t3 print:max-lg:block">{firm.phone}</p>
        <div className="flex items-center gap-2 lg:hidden print:hidden">
          <PhoneLink className="grid size-11 place-items-center text-ink">
            <PhoneIcon />
            <span className="sr-only">전화 {firm.phone}</span>
          </PhoneLink>
          <DrawerTrigger
            target="menu"
            className="menu-button -mr-2 flex min-h-11 items-center gap-2 px-2 font-semibold text-ink t1"
          >
            <MenuIcon />
            메뉴
          </DrawerTrigger>
        </div>
      </div>
      <Menu />
    </header>
  );
}

function NavigationItem({ link: { text, href } }: { link: { text: string; href: string } }) {
  return (
    <li>
      <a className="flex min-h-11 items-center text-ink hover:underline" href={href}>
        {text}
      </a>
    </li>
  );
}

/** The menu of narrow screens: everything that the wide header shows. */
function Menu() {
  return (
    <Drawer id="menu" title="메뉴" placement="right">
      <nav aria-label="메뉴">
        <ul>
          {[...menuLinks('main'), ...areaLinks, request].map(({ text, href }) => (
            <li key={href} className="border-b border-line">
              <a className="flex min-h-13 items-center text-ink" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ColorModeMenu id="menu-color-mode" placement="top-start" named />
      <div className="mt-6" data-where="menu">
        <PhoneButton className="w-full" />
      </div>
      {firm.hours && <p className="mt-3 text-muted t1">{firm.hours.text}</p>}
    </Drawer>
  );
}

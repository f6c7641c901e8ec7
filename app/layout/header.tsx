import { ui } from '#app/behaviours.ts';
import { firm } from '#app/content/firm.ts';
import { navigation } from '#app/content/navigation.ts';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import MenuIcon from '~icons/lucide/menu';
import PhoneIcon from '~icons/lucide/phone';
import CloseIcon from '~icons/lucide/x';
import { Mark } from './mark.tsx';
import { menu } from './menu.ts';

export function Header() {
  return (
    <header className="border-b border-line">
      <div className="page-width flex h-16 items-center justify-between lg:h-19">
        <a className="flex min-h-11 items-center gap-3 text-ink" href="/">
          <Mark />
          <span className="font-serif t3">{firm.name}</span>
        </a>
        <nav className="ml-12 mr-auto hidden lg:block" aria-label="주 메뉴">
          <ul className="flex gap-7.5">
            {navigation.map(({ text, href }) => (
              <li key={href}>
                <a className="flex min-h-11 items-center text-ink hover:underline" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink className="hidden min-h-11 items-center gap-2.5 text-ink lg:flex">
          <PhoneIcon />
          <span className="number t3 font-sans">{firm.phone}</span>
        </PhoneLink>
        <div className="flex items-center gap-2 lg:hidden">
          <PhoneLink className="grid size-11 place-items-center text-ink">
            <PhoneIcon />
            <span className="sr-only">전화 {firm.phone}</span>
          </PhoneLink>
          <button
            className="menu-button -mr-2 flex min-h-11 items-center gap-2 px-2 font-semibold text-ink t1"
            type="button"
            popoverTarget="menu"
          >
            <MenuIcon />
            메뉴
          </button>
        </div>
      </div>
      <Menu />
    </header>
  );
}

/** The menu of narrow screens: the platform opens and closes it, with or without script. */
function Menu() {
  return (
    <nav className="menu" id="menu" popover="auto" aria-label="메뉴" {...ui('menu', menu)}>
      <div className="flex justify-end">
        <button
          className="-mr-2 flex min-h-11 items-center gap-2 px-2 font-semibold text-ink t1"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <CloseIcon />
          닫기
        </button>
      </div>
      <ul className="mt-2 border-t border-ink">
        {navigation.map(({ text, href }) => (
          <li key={href} className="border-b border-line">
            <a className="flex min-h-14 items-center text-ink" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <PhoneButton className="mt-6 w-full" />
      <p className="mt-3 text-muted t1">{firm.hours.text}</p>
    </nav>
  );
}

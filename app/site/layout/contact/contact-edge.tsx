import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { BrandIcon, BrandSquare } from '#app/ui/brand/brand-square.tsx';
import { phoneLabel, requestLink } from '#app/ui/copy.ts';
import { Drawer, DrawerEdge, DrawerTrigger } from '#app/ui/drawer/drawer.tsx';
import PenIcon from '~icons/lucide/pen-line';
import PhoneIcon from '~icons/lucide/phone';
import { contactWords } from '../../copy.ts';
import { channels, messengers } from './channels.ts';
import { oneYellow } from './one-yellow.behaviour.ts';

/** Drawer with every way to reach the firm, below 1360 px. Its edge is always in view. */
export function ContactEdge() {
  return (
    <div className="contact-edge" data-where="edge">
      <nav aria-label={contactWords.edge}>
        <DrawerEdge target="contact">
          <PhoneLink className="contact-cell">
            <PhoneIcon />
            {phoneLabel}
          </PhoneLink>
          {messengers().map(({ icon, short, href, ping }) => (
            <a key={href} className="contact-cell" href={href} rel="noopener" ping={ping}>
              <BrandIcon icon={icon} />
              {short}
            </a>
          ))}
          <a className="contact-cell contact-request" href={requestLink.href} {...oneYellow}>
            <PenIcon />
            <span className="contact-request-name">{requestLink.text}</span>
          </a>
          <DrawerTrigger target="contact" className="contact-handle needs-script">
            <span className="sr-only">{contactWords.all}</span>
          </DrawerTrigger>
        </DrawerEdge>
      </nav>
      <Drawer id="contact" title={contactWords.title} placement="bottom">
        <Ways />
        <a className="contact-drawer-request" href={requestLink.href}>
          <PenIcon />
          {requestLink.text}
        </a>
      </Drawer>
    </div>
  );
}

function Ways() {
  return (
    <ul className="contact-ways">
      <li>
        <PhoneLink className="contact-way">
          <span className="contact-way-icon">
            <PhoneIcon />
          </span>
          <span>
            <b className="number">{firm.phone}</b>
            <span>{firm.hours?.text}</span>
            <span>{contactWords.later}</span>
          </span>
        </PhoneLink>
      </li>
      {channels().map(({ brand, icon, name, note, hours, href, ping }) => (
        <li key={href}>
          <a className="contact-way" href={href} rel="noopener" ping={ping}>
            <BrandSquare brand={brand} icon={icon} />
            <span>
              <b>{name}</b>
              <span>{note}</span>
              {hours && <span>{hours}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

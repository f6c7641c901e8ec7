import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { BrandIcon } from '#app/ui/brand/brand-square.tsx';
import { phoneLabel, requestLink } from '#app/ui/copy.ts';
import { SpeedDial, SpeedDialList, SpeedDialTrigger } from '#app/ui/speed-dial/speed-dial.tsx';
import MessageIcon from '~icons/lucide/message-circle';
import PenIcon from '~icons/lucide/pen-line';
import PhoneIcon from '~icons/lucide/phone';
import { contactWords } from '../../copy.ts';
import { messengers } from './channels.ts';

/** Ways to reach the firm, in the outer margin from 1360 px on, where they cover no text. */
export function ContactDial() {
  return (
    <nav className="contact-dial" aria-label={contactWords.open} data-where="dial">
      <SpeedDial>
        <SpeedDialTrigger target="contact-dial">
          <MessageIcon />
          {contactWords.open}
        </SpeedDialTrigger>
        <SpeedDialList id="contact-dial">
          <li>
            <PhoneLink>
              <PhoneIcon />
              {phoneLabel}
            </PhoneLink>
          </li>
          {messengers().map(({ icon, name, hours, href, ping }) => (
            <li key={href}>
              <a href={href} rel="noopener" ping={ping}>
                <BrandIcon icon={icon} />
                <span>
                  {name}
                  {hours && <span className="contact-dial-hours">{hours}</span>}
                </span>
              </a>
            </li>
          ))}
          <li>
            <a className="contact-dial-request" href={requestLink.href}>
              <PenIcon />
              {requestLink.text}
            </a>
          </li>
        </SpeedDialList>
      </SpeedDial>
    </nav>
  );
}

import MessageIcon from '~icons/lucide/message-circle';
import PenIcon from '~icons/lucide/pen-line';
import PhoneIcon from '~icons/lucide/phone';
import { SpeedDial, SpeedDialList, SpeedDialTrigger } from './speed-dial.tsx';

/** Hover, focus and tap open it. */
export function Hover() {
  return (
    <SpeedDial>
      <SpeedDialTrigger target="dial-list">
        <MessageIcon />
        연락
      </SpeedDialTrigger>
      <SpeedDialList id="dial-list">
        <li>
          <a href="#dial-phone">
            <PhoneIcon />
            전화
          </a>
        </li>
        <li>
          <a href="#dial-request">
            <PenIcon />
            상담 신청
          </a>
        </li>
      </SpeedDialList>
    </SpeedDial>
  );
}

/** Hover does not open this one. */
export function Click() {
  return (
    <SpeedDial on="click">
      <SpeedDialTrigger target="click-dial-list">
        <MessageIcon />
        누르기
      </SpeedDialTrigger>
      <SpeedDialList id="click-dial-list">
        <li>
          <a href="#click-dial-phone">
            <PhoneIcon />
            전화
          </a>
        </li>
      </SpeedDialList>
    </SpeedDial>
  );
}

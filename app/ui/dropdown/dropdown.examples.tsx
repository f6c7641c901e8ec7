import ChevronIcon from '~icons/lucide/chevron-down';
import { Dropdown, DropdownMenu, DropdownTrigger } from './dropdown.tsx';
import { MenuItem } from './menu-item.tsx';

/** Opens at a click, below and centred; a list of links is a disclosure. */
export function Links() {
  return (
    <>
      <DropdownTrigger target="areas-list" className="button">
        업무 <ChevronIcon />
      </DropdownTrigger>
      <Dropdown id="areas-list">
        <li>
          <a href="#division">상속재산분할</a>
        </li>
        <li>
          <a href="#forced-share">유류분</a>
        </li>
        <li>
          <a href="#renunciation">상속포기·한정승인</a>
        </li>
      </Dropdown>
    </>
  );
}

/** Opens after 300 ms of hover, and at a click. */
export function Hover() {
  return (
    <>
      <DropdownTrigger target="terms-list" on="hover" className="button">
        기한 <ChevronIcon />
      </DropdownTrigger>
      <Dropdown id="terms-list">
        <li>
          <a href="#three-months">3개월, 포기·한정승인</a>
        </li>
        <li>
          <a href="#six-months">6개월, 상속세 신고</a>
        </li>
      </Dropdown>
    </>
  );
}

/** Actions and choices are a menu: arrow keys, Home, End and letters. */
export function Menu() {
  return (
    <>
      <DropdownTrigger target="actions" className="button">
        기한 저장 <ChevronIcon />
      </DropdownTrigger>
      <DropdownMenu id="actions" label="기한 저장" placement="bottom-start">
        <MenuItem>캘린더에 저장</MenuItem>
        <MenuItem>인쇄하기</MenuItem>
        <MenuItem>주소 복사하기</MenuItem>
      </DropdownMenu>
    </>
  );
}

/** Several triggers for one list, which opens next to the pressed trigger. */
export function TwoTriggers() {
  return (
    <>
      <DropdownTrigger target="shared-list" className="button">
        첫 번째 버튼
      </DropdownTrigger>{' '}
      <DropdownTrigger target="shared-list" className="button">
        두 번째 버튼
      </DropdownTrigger>
      <Dropdown id="shared-list">
        <li>
          <a href="#shared">상속분</a>
        </li>
      </Dropdown>
    </>
  );
}

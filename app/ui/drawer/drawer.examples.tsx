import MessageIcon from '~icons/lucide/message-circle';
import PhoneIcon from '~icons/lucide/phone';
import { Drawer, DrawerEdge, DrawerTrigger } from './drawer.tsx';

/** From the left, over a backdrop; the page behind it does not scroll. */
export function Left() {
  return (
    <>
      <DrawerTrigger target="drawer-left" className="button">
        왼쪽에서
      </DrawerTrigger>
      <Drawer id="drawer-left" title="업무">
        <ul>
          <li>
            <a className="gallery-row" href="#division">
              상속재산분할
            </a>
          </li>
          <li>
            <a className="gallery-row" href="#forced-share">
              유류분
            </a>
          </li>
        </ul>
      </Drawer>
    </>
  );
}

/** From each of the other sides. */
export function OtherSides() {
  return (['right', 'top', 'bottom'] as const).map((placement) => (
    <span key={placement}>
      <DrawerTrigger target={`drawer-${placement}`} className="button">
        {{ right: '오른쪽에서', top: '위에서', bottom: '아래에서' }[placement]}
      </DrawerTrigger>{' '}
      <Drawer id={`drawer-${placement}`} title="기한" placement={placement}>
        <p>상속이 시작된 것을 아신 날부터 3개월 안에 신고합니다.</p>
      </Drawer>
    </span>
  ));
}

/** Without a backdrop the rest of the page stays interactive and scrolls. */
export function NoBackdrop() {
  return (
    <>
      <DrawerTrigger target="drawer-plain" action="toggle" plain className="button">
        옆에 두기
      </DrawerTrigger>
      <Drawer id="drawer-plain" title="메모" placement="right" backdrop={false} bodyScrolling>
        <p>아버지의 사망신고는 이번 달 안에.</p>
      </Drawer>
    </>
  );
}

/** Closed, 60 px of it stay in view at the bottom, with the button that opens it. */
export function Edge() {
  return (
    <>
      <DrawerEdge target="drawer-edge">
        <a href="#phone">
          <PhoneIcon />
          전화
        </a>
        <DrawerTrigger target="drawer-edge">
          <MessageIcon />
          연락
        </DrawerTrigger>
      </DrawerEdge>
      <Drawer id="drawer-edge" title="편한 방법으로 말씀해 주세요" placement="bottom">
        <p>전화와 상담 신청 가운데서 고르십니다.</p>
      </Drawer>
    </>
  );
}

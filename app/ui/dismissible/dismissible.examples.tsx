import { DismissTrigger } from './dismissible.tsx';

/** A notice over the page; it is back after a reload. */
export function Notice() {
  return (
    <aside className="notice" id="notice" aria-label="알림">
      <p>
        <b>2026. 3. 17. 개정 민법</b> 유류분과 상속권 상실이 달라졌습니다.{' '}
        <a className="link" href="#changes">
          달라진 점 확인하기
        </a>
      </p>
      <DismissTrigger target="#notice" />
    </aside>
  );
}

/** With a key it stays closed on the next visit. */
export function Remembered() {
  return (
    <aside className="notice" id="holiday" aria-label="휴무 알림">
      <p>
        <b>2026. 12. 25.</b> 상담은 쉬고, 신청은 받습니다.
      </p>
      <DismissTrigger target="#holiday" remember="holiday-2026-12-25" />
    </aside>
  );
}

/** The trigger may be outside what it closes. */
export function Outside() {
  return (
    <>
      <p id="tip">기일은 문자로도 알려 드립니다.</p>
      <DismissTrigger target="#tip" />
    </>
  );
}

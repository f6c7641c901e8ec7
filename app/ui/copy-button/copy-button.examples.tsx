import { CopyButton } from './copy-button.tsx';

/** The text of an element, on one line. */
export function Text() {
  return (
    <>
      <p id="address">
        서울특별시 예시구
        <br /> 예시로 1, 3층
      </p>
      <CopyButton target="address" content="text">
        주소 복사
      </CopyButton>
    </>
  );
}

/** The value of a field, which is the default. */
export function Value() {
  return (
    <>
      <label htmlFor="account">접수 번호</label>
      <input className="field" id="account" defaultValue="7KQ2-M4XD" readOnly />
      <CopyButton target="account">복사</CopyButton>
    </>
  );
}

/** The inner HTML of an element. */
export function Html() {
  return (
    <>
      <p id="quote">
        협의는 상속인 <b>모두</b>가 동의해야 합니다.
      </p>
      <CopyButton target="quote" content="html">
        원문 복사
      </CopyButton>
    </>
  );
}

/** Copies the markup with its entities decoded. */
export function Decoded() {
  return (
    <>
      <p id="source">{'상속인 < 4명 & 협의'}</p>
      <CopyButton target="source" content="html" decode>
        기호로 바꾸어 복사
      </CopyButton>
    </>
  );
}

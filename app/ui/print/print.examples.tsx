import { PrintButton } from './print.tsx';

const otherwise = '인쇄 창이 열리지 않으면 다른 브라우저에서 열어 인쇄해 주세요.';

/** The whole page. */
export function Page() {
  return (
    <>
      <p>가족관계증명서와 기본증명서를 준비합니다.</p>
      <PrintButton otherwise={otherwise}>인쇄</PrintButton>
    </>
  );
}

/** A part of the page, alone. */
export function Part() {
  return (
    <>
      <p>이 문단은 종이에 나오지 않습니다.</p>
      <div id="papers">
        <h3>준비하실 서류</h3>
        <p>제적등본, 가족관계증명서, 인감증명서</p>
      </div>
      <PrintButton target="papers" otherwise={otherwise}>
        서류 목록 인쇄
      </PrintButton>
    </>
  );
}

/** A form alone, with the entered values; the whole page is printed without its forms. */
export function Form() {
  return (
    <>
      <form id="inventory">
        <label htmlFor="deposit">예금</label>
        <input className="field" id="deposit" defaultValue="예시은행 1,200만 원" />
      </form>
      <PrintButton target="inventory" otherwise={otherwise}>
        적은 목록 인쇄
      </PrintButton>
    </>
  );
}

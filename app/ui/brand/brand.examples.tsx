import { BrandSquare } from './brand-square.tsx';

const square = '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 4h16v16H4z"/>';

/** The brand colour is on the square only; the name has the colour of text. */
export function Channels() {
  return (
    <ul className="brand-example">
      <li>
        <a href="#kakao">
          <BrandSquare brand="kakao" icon={square} />
          카카오톡
        </a>
      </li>
      <li>
        <a href="#naver">
          <BrandSquare brand="naver" icon={square} />
          네이버 톡톡
        </a>
      </li>
      <li>
        <a href="#youtube">
          <BrandSquare brand="youtube" icon={square} />
          유튜브
        </a>
      </li>
    </ul>
  );
}

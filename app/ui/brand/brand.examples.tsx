import { BrandSquare } from './brand-square.tsx';

/** The brand colour is on the square only; the name has the colour of text. */
export function Channels() {
  return (
    <ul className="brand-example">
      <li>
        <a href="#kakao">
          <BrandSquare brand="kakao" />
          카카오톡
        </a>
      </li>
      <li>
        <a href="#naver">
          <BrandSquare brand="naver" />
          네이버 톡톡
        </a>
      </li>
      <li>
        <a href="#youtube">
          <BrandSquare brand="youtube" />
          유튜브
        </a>
      </li>
    </ul>
  );
}

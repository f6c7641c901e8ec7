import procedure from './procedure.svg?url&no-inline';
import { Zoom } from './zoom.tsx';

/** A drawing has no size of its own and fills the window. */
export function Drawing() {
  return (
    <Zoom src={procedure} alt="상속을 받을지 정하고 나누기까지의 순서" width={480} height={288} />
  );
}

/** A picture grows to the size of its file, within the window. */
export function Picture() {
  return <Zoom src="/social.png" alt="누가, 얼마를, 언제까지" width={320} height={168} />;
}

/** A small file in the page, and a detailed one once it is opened. */
export function HighResolution() {
  return (
    <Zoom src="/icon-192.png" hdSrc="/icon-512.png" alt="법인의 로고" width={96} height={96} />
  );
}

/** The browser picks one of several files that is large enough. */
export function Candidates() {
  return (
    <Zoom
      src="/apple-touch-icon.png"
      srcSet="/apple-touch-icon.png 180w, /icon-512.png 512w"
      sizes="96px"
      alt="법인의 로고, 여러 크기"
      width={96}
      height={96}
    />
  );
}

import { Reveal } from './reveal.tsx';

const effects = ['fade', 'fade-up', 'fade-down', 'fade-left', 'fade-right'] as const;
const edges = ['top', 'center', 'bottom'] as const;

/** Five effects, each shown once its top is 120 px inside the window. */
export function Effects() {
  return (
    <div className="gallery-far">
      {effects.map((effect) => (
        <Reveal key={effect} effect={effect}>
          <p className="gallery-row">{effect}: 상속은 사망으로 시작됩니다. 민법 제997조</p>
        </Reveal>
      ))}
    </div>
  );
}

/** Once shown it stays; without `once` it hides when scrolled back, and appears again. */
export function Once() {
  return (
    <div className="gallery-far">
      <Reveal effect="fade-up" once>
        <p className="gallery-row">한 번 보이면 그대로 있습니다.</p>
      </Reveal>
    </div>
  );
}

/** With an offset and times of its own. */
export function OwnTimes() {
  return (
    <div className="gallery-far">
      <Reveal effect="fade-up" offset={40} duration={1000} delay={200}>
        <p className="gallery-row">3개월 안에 정합니다. 민법 제1019조</p>
      </Reveal>
      <Reveal effect="fade-up" duration={75}>
        <p className="gallery-row">50의 배수가 아닌 시간은 쓰이지 않습니다.</p>
      </Reveal>
    </div>
  );
}

/** Which edge of the element and which edge of the window; without the default offset. */
export function Placements() {
  return (
    <div className="gallery-far">
      {edges.flatMap((own) =>
        edges.map((line) => (
          <Reveal key={own + line} effect="fade" placement={`${own}-${line}`}>
            <p className="gallery-row">
              {own}-{line}
            </p>
          </Reveal>
        )),
      )}
      <Reveal effect="fade" placement="top-center" offset={30}>
        <p className="gallery-row">top-center, 30</p>
      </Reveal>
    </div>
  );
}

/** The position of another element counts: this one appears with the page's footer. */
export function Anchor() {
  return (
    <div className="gallery-far">
      <Reveal effect="fade" anchor="footer" offset={0}>
        <p className="gallery-row">쪽의 끝에 이르면 나타납니다.</p>
      </Reveal>
    </div>
  );
}

/** Always visible: for everyone, or on a kind of device. */
export function Disabled() {
  return (
    <div className="gallery-far">
      <Reveal effect="fade-up" disable>
        <p className="gallery-row">언제나 그대로 있습니다.</p>
      </Reveal>
      {(['mobile', 'phone', 'tablet'] as const).map((device) => (
        <Reveal key={device} effect="fade-up" disable={device}>
          <p className="gallery-row">{device}</p>
        </Reveal>
      ))}
    </div>
  );
}

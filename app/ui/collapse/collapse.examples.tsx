import { Collapse, CollapseTrigger } from './collapse.tsx';

/** Closed at first. */
export function Closed() {
  return (
    <>
      <CollapseTrigger target="papers" className="button">
        필요한 서류
      </CollapseTrigger>
      <Collapse id="papers">
        <p>기본증명서, 가족관계증명서, 말소된 주민등록표 초본을 챙기시면 됩니다.</p>
      </Collapse>
    </>
  );
}

/** Open at first, with two triggers in the same state. */
export function TwoTriggers() {
  return (
    <>
      <CollapseTrigger target="basis" className="button">
        근거 조문
      </CollapseTrigger>
      <Collapse id="basis" open>
        <p id="basis-text">제1019조 제1항, 제1041조</p>
      </Collapse>
      <CollapseTrigger target="basis" className="button">
        근거 조문, 아래에서
      </CollapseTrigger>
    </>
  );
}

/** A link to an element inside opens it. */
export function LinkInto() {
  return (
    <>
      <p>
        <a className="link" href="#court-of-last-home">
          어느 법원인가요?
        </a>
      </p>
      <CollapseTrigger target="court" className="button">
        신고할 법원
      </CollapseTrigger>
      <Collapse id="court">
        <p id="court-of-last-home">돌아가신 분의 마지막 주소지를 관할하는 가정법원입니다.</p>
      </Collapse>
    </>
  );
}

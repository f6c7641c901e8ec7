import { Popover, PopoverTrigger } from './popover.tsx';

/** A term in running text: hover or focus opens its explanation. */
export function Term() {
  return (
    <>
      <p>
        셋째의 상속분은 두 자녀가 <PopoverTrigger target="representation">대습</PopoverTrigger>하여
        나눕니다.
      </p>
      <Popover id="representation" title="대습상속">
        <p>상속받을 사람이 먼저 사망했을 때, 그 자녀와 배우자가 대신 상속하는 것.</p>
        <p>
          <a className="link" href="#article-1001">
            민법 제1001조
          </a>
        </p>
      </Popover>
    </>
  );
}

/** Opened and closed by a click, below its button. */
export function Click() {
  return (
    <>
      <PopoverTrigger target="forced-share-note" on="click" className="button">
        유류분이란
      </PopoverTrigger>
      <Popover id="forced-share-note" title="유류분" placement="bottom">
        <p>법이 상속인에게 보장하는 최소한의 상속분.</p>
      </Popover>
    </>
  );
}

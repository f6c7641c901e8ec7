import { Counter, CounterButton } from './counter.tsx';

/** Typed or stepped between two bounds, one of which is 0. */
export function Children() {
  return <Counter id="children" label="자녀" min={0} max={12} name="children" defaultValue={3} />;
}

/** From 1 to 5; empty at first. */
export function Heirs() {
  return <Counter id="heirs" label="함께 상속받는 분" min={1} max={5} />;
}

/** A lower bound of two digits applies once both are typed. */
export function Age() {
  return <Counter id="age" label="성년 자녀의 나이" min={19} max={120} />;
}

/** Without bounds it goes below zero: assets less debts. */
export function Balance() {
  return <Counter id="balance" label="재산에서 빚을 뺀 금액 (억 원)" defaultValue={1} />;
}

/** Another button for the same counter, and a form that resets it. */
export function Elsewhere() {
  return (
    <form>
      <Counter id="grandchildren" label="손주" min={0} max={9} defaultValue={2} />
      <CounterButton target="grandchildren" by="increment" label="손주 한 명 더" className="button">
        한 명 더
      </CounterButton>
      <button type="reset" className="button">
        처음 값으로
      </button>
    </form>
  );
}

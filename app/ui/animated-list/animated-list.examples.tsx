import { AnimatedList } from './animated-list.tsx';
import { familyList } from './family-list.examples.ts';

/** Adding, removing and sorting: items that stay move, items added or removed fade. */
export function Family() {
  return (
    <div {...familyList}>
      <p>
        <button className="button" type="button" data-family="add">
          손자녀 추가
        </button>{' '}
        <button className="button" type="button" data-family="remove">
          마지막 삭제
        </button>{' '}
        <button className="button" type="button" data-family="reverse">
          순서 뒤집기
        </button>
      </p>
      <AnimatedList className="family-list">
        <li>배우자</li>
        <li>첫째</li>
        <li>둘째</li>
      </AnimatedList>
    </div>
  );
}

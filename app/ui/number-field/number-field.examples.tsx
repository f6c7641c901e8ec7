import { useState } from 'react';
import { defineIsland, Island } from '#app/browser/island.tsx';
import { NumberField } from './number-field.tsx';

interface HeldNumberProps {
  id: string;
  label: string;
  min?: number;
  max?: number;
  initial: number;
}

function HeldNumber({ initial, ...field }: HeldNumberProps) {
  const [value, setValue] = useState(initial);
  return <NumberField {...field} value={value} onChange={setValue} />;
}

export const island = defineIsland('number-field', HeldNumber);

/** Typed or stepped between two bounds, one of which is 0. */
export function Children() {
  return (
    <Island of={island} props={{ id: 'children', label: '자녀', min: 0, max: 12, initial: 3 }} />
  );
}

/** From 1 to 5. */
export function Heirs() {
  const props = { id: 'heirs', label: '함께 상속받는 분', min: 1, max: 5, initial: 1 };
  return <Island of={island} props={props} />;
}

/** A lower bound of two digits applies once both are typed. */
export function Age() {
  const props = { id: 'age', label: '성년 자녀의 나이', min: 19, max: 120, initial: 20 };
  return <Island of={island} props={props} />;
}

/** Without bounds it goes below zero: assets less debts. */
export function Balance() {
  const props = { id: 'balance', label: '재산에서 빚을 뺀 금액 (억 원)', initial: 1 };
  return <Island of={island} props={props} />;
}

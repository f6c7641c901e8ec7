import type { ReactNode } from 'react';
import { animatedList } from './animated-list.behaviour.ts';

interface AnimatedListProps {
  as?: 'ul' | 'ol' | 'div' | 'tbody';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Animates children that are added, removed or moved (AN-1, AN-2). */
export function AnimatedList({ as: List = 'ul', ...list }: AnimatedListProps) {
  return <List {...list} {...animatedList} />;
}

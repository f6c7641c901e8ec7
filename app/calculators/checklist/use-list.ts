import { use } from 'react';
import { ListContext, type ListState } from './list-context.ts';

/** Returns the case and the data of the list. */
export function useList(): ListState {
  const state = use(ListContext);
  if (!state) throw new Error('A part of a task is outside of the list.');
  return state;
}

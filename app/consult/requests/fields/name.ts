import { visible } from './typed-text.ts';

/** A name for comparison, without spaces and letter case: 김 새벽 is 김새벽, and KIM is Kim. */
export function nameIdentity(name: string): string {
  return visible(name).replace(/\s/g, '').toLowerCase();
}

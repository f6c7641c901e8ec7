import { visible } from './typed-text.ts';

/** Names that are the same to a person who looks for one: 김 새벽 and 김새벽, Kim and KIM. */
export function nameIdentity(name: string): string {
  return visible(name).replace(/\s/g, '').toLowerCase();
}

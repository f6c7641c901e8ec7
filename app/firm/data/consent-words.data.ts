import { createHash } from 'node:crypto';
import { tiedTexts } from '#app/ui/tied.ts';
import type { ConsentWords } from '../schema/privacy-schema.ts';
import { dataOf } from './files/data-of.ts';
import { readPrivacy } from './files/read-content.ts';

const written: ConsentWords = dataOf(readPrivacy).consent ?? {};
const text = JSON.stringify(written);

/** The firm's additions to the consent. */
export const consentWords = tiedTexts(written);

/** The hash of these words, for the version of the consent; empty if there are none. */
export const consentWordsHash =
  text === '{}' ? '' : createHash('sha256').update(text).digest('hex').slice(0, 8);

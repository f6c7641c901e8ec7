import { firm as written } from './firm.data.ts';
import type { Firm } from './firm-schema.ts';

/** The firm, from content/firm.yaml and content/people/. */
export const firm: Firm = written;

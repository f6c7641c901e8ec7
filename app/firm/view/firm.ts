import { firm as written } from '../data/firm.data.ts';
import type { Firm } from '../schema/firm-schema.ts';

/** The firm, from content/firm.yaml and content/people/. */
export const firm: Firm = written;

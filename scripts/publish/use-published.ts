import { realpathSync } from 'node:fs';
import { isPublished, LAST } from './sources.ts';

/** Makes modules that read the content, settings among them, read the published one. Import it before them. */
if (isPublished()) process.env.CONTENT_ROOT = realpathSync(LAST);

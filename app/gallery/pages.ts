import type { Page } from '#app/router/define-page.ts';
import { gallery, widget } from './gallery.tsx';

/** The gallery's pages: in development and tests only. */
export const galleryPages: readonly Page[] = [gallery, widget];

import { familyList } from '#app/ui/animated-list/family-list.examples.ts';

/** Behaviours that only examples have. */
export const galleryBehaviours = [familyList];

declare module '#app/browser/registered.ts' {
  interface RegisteredBehaviours {
    gallery: typeof galleryBehaviours;
  }
}

import type { IslandModules } from '#app/browser/island.tsx';
import { familyList } from '#app/ui/animated-list/family-list.examples.ts';

/** Behaviours that only examples have. */
export const galleryBehaviours = [familyList];

/** Islands that only examples have. */
export const galleryIslands = {
  'number-field': () => import('#app/ui/number-field/number-field.examples.tsx'),
} satisfies IslandModules;

declare module '#app/browser/registered.ts' {
  interface RegisteredBehaviours {
    gallery: typeof galleryBehaviours;
  }

  interface RegisteredIslands {
    gallery: typeof galleryIslands;
  }
}

import type { Behaviour } from '#app/browser/behaviours.ts';
import { familyList } from '#app/ui/animated-list/family-list.behaviour.ts';

/** Behaviours of the examples, by the names in their markup. */
export const galleryBehaviours: Record<string, Behaviour> = {
  'family-list': familyList,
};

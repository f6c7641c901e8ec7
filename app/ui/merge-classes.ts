import { extendTailwindMerge } from 'tailwind-merge';

/**
 * Joins classes so that of two that set the same thing the last one stays: a component's own classes,
 * then those that it was given. The names are the bounds of what is known here: Tailwind's utilities,
 * the site's six sizes of type (theme/type.css), and `i-*`, which name an icon (conformance MS-1).
 */
export const mergeClasses = extendTailwindMerge<'icons'>({
  extend: {
    classGroups: {
      'font-size': ['t1', 't2', 't3', 't4', 't5', 't6'],
      icons: [(name: string) => name.startsWith('i-')],
    },
  },
});

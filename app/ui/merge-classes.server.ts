import {
  type ConfigExtension,
  type DefaultClassGroupIds,
  extendTailwindMerge,
} from 'tailwind-merge';

/** Tailwind's utilities, the site's six type sizes (styles/type.css), and `i-*`, which name an icon. */
export const settings: ConfigExtension<DefaultClassGroupIds | 'icons', never> = {
  cacheSize: 500,
  extend: {
    classGroups: {
      'font-size': ['t1', 't2', 't3', 't4', 't5', 't6'],
      icons: [(name: string) => name.startsWith('i-')],
    },
  },
};

/**
 * Joins classes; of two that set the same property the last one stays, so that a component's own classes
 * can be overridden (conformance MS-1).
 */
export const mergeClasses = extendTailwindMerge(settings);

import { entryOf, type IconSet, type IconSets } from '#app/ui/icon/icon-set.ts';

/** Icon sets of the site. The build writes each to its own file next to the server. */
export const iconSets: IconSets = {
  lucide: async () => (await import('@iconify-json/lucide')).icons,
};

/**
 * Picks these icons from a set, with the icons to which aliases refer. `not_found` lists unknown names. (`getIcons` of
 * `@iconify/utils` takes `constructor` for the name of an icon.)
 */
export function pickIcons(set: IconSet, names: readonly string[]): IconSet {
  const icons: IconSet['icons'] = {};
  const aliases: NonNullable<IconSet['aliases']> = {};
  const pick = (name: string): boolean => {
    const icon = entryOf(set.icons, name);
    const alias = entryOf(set.aliases, name);
    if (icon) icons[name] = icon;
    else if (alias && pick(alias.parent)) aliases[name] = alias;
    else return false;
    return true;
  };
  const notFound = names.filter((name) => !pick(name));
  const { icons: _, aliases: __, ...common } = set;
  return {
    ...common,
    icons,
    ...(Object.keys(aliases).length > 0 && { aliases }),
    ...(notFound.length > 0 && { not_found: notFound }),
  };
}

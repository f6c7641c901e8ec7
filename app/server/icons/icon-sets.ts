import { entryOf, type IconSet, type IconSets } from '#app/ui/icon/icon-set.ts';

/** The sets that the site carries; the build puts each into a file of its own beside the server. */
export const iconSets: IconSets = {
  lucide: async () => (await import('@iconify-json/lucide')).icons,
};

/**
 * A set of these icons alone, with what their aliases stand for; `not_found` lists the others. (getIcons
 * of @iconify/utils takes `constructor` for the name of an icon.)
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

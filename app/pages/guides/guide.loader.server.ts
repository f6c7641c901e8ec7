import { areaName } from '#app/content/areas.ts';
import { firm } from '#app/content/firm.ts';
import type { Figure, Guide, GuidePart } from '#app/content/guides/guide-schema.ts';
import { guides } from '#app/content/guides/guides.data.ts';
import { officialSites } from '#app/content/guides/official-sites.ts';
import { guidesPage } from '#app/content/guides-page.ts';
import type { Picture } from '#app/content/picture.ts';
import { pictures } from '#app/content/pictures.data.ts';
import { toolLinks } from '#app/content/tool-links.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import type { OnwardLink } from '../parts/onward.tsx';
import { areaOnward, guideOnward, toolOnward } from '../parts/onward-links.server.ts';
import { articleData } from './article-data.server.ts';

export interface ShownFigure extends Omit<Figure, 'picture'> {
  picture: Picture;
}

/** HTML, or a figure with its picture. */
export type ShownPart = Exclude<GuidePart, Figure> | ShownFigure;

export const guide = {
  load({ params, context }) {
    const found = guides.find(({ slug }) => slug === params.slug);
    if (!found) return null;
    const { slug, title, description, area, tool } = found;
    const { crumbs, structuredData } = crumbsOf(
      context,
      { path: '/guides', title: guidesPage.title },
      { path: `/guides/${slug}`, title },
    );
    const { published, checkedOn, author, summary, lead, sections, sources, externalLinks } = found;
    return {
      head: { title: `${title} | ${firm.name}`, description },
      content: {
        ...{ title, summary, sources, published, checkedOn, author },
        lead: lead.map(shown),
        sections: sections.map(({ parts, ...section }) => ({
          ...section,
          parts: parts.map(shown),
        })),
        area: { text: areaName(area), href: `/areas/${area}` },
        tool: { text: toolLinks[tool].name, href: `/${tool}` },
        offices: externalLinks.map((name) => ({ text: name, href: officialSites[name] })),
        onward: onward(found),
        crumbs,
        structuredData: {
          '@context': 'https://schema.org',
          '@graph': [articleData(context.get(originContext), found), structuredData],
        },
      },
    };
  },
  paths: () => guides.map(({ slug }) => `/guides/${slug}`),
  lastModified: (path) => {
    const found = guides.find(({ slug }) => path === `/guides/${slug}`);
    if (!found) throw new Error(`No guide has the address ${path}.`);
    return found.checkedOn;
  },
} satisfies PageLoader;

/** @throws for a figure whose picture is missing, which check-content.ts reports */
function shown(part: GuidePart): ShownPart {
  if (typeof part === 'string') return part;
  const picture = pictures[part.picture];
  if (!picture) throw new Error(`There is no picture ${part.picture}.`);
  return { ...part, picture };
}

/** The calculator, the area and two other guides: of the same area first, then those that follow. */
function onward({ slug, area, tool }: Guide): OnwardLink[] {
  const at = guides.findIndex((guide) => guide.slug === slug);
  const others = [...guides.slice(at + 1), ...guides.slice(0, at)];
  const near = others.toSorted((a, b) => Number(b.area === area) - Number(a.area === area));
  return [
    toolOnward(tool),
    areaOnward(area),
    ...near.slice(0, 2).map((guide) => guideOnward(guide.slug)),
  ];
}

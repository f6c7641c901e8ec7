import { guides } from '#app/firm/data/guides.data.ts';
import type { Column } from '#app/firm/schema/column-schema.ts';
import { type ToolId, toolNames } from '#app/firm/schema/tools.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situations } from '#app/firm/view/situations.ts';
import { kinds, toolLinks } from './copy.ts';
import type { OnwardLink } from './onward.tsx';

/** Link to a calculator with its action, such as 기한 계산하기, and the result. */
export function toolLink(id: ToolId) {
  const { act, text } = toolLinks[id];
  return { act, text, href: `/${id}` };
}

export function toolOnward(id: ToolId): OnwardLink {
  return { kind: kinds.tool, text: toolNames[id], href: `/${id}` };
}

export function areaOnward(id: string): OnwardLink {
  return { kind: kinds.area, text: areaName(id), href: `/areas/${id}` };
}

/** @throws if no situation has the id */
export function situationOnward(id: string): OnwardLink {
  const found = situations.find((situation) => situation.id === id);
  if (!found) throw new Error(`There is no situation '${id}'.`);
  return { kind: kinds.situation, text: found.label, href: `/situations/${id}` };
}

/** @throws if no guide has the slug */
export function guideOnward(slug: string): OnwardLink {
  const found = guides.find((guide) => guide.slug === slug);
  if (!found) throw new Error(`There is no guide '${slug}'.`);
  return { kind: kinds.guide, text: found.title, href: `/guides/${slug}` };
}

export function columnOnward({ kind, title, slug }: Column): OnwardLink {
  return { kind, text: title, href: `/columns/${slug}` };
}

/** @throws if no question has one of the ids */
export function questionsOnward(ids: readonly string[]): OnwardLink[] {
  return questionsOf(ids).map(({ id, question }) => ({
    kind: kinds.question,
    text: question,
    href: `/questions#${id}`,
  }));
}

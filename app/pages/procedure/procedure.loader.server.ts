import { firm } from '#app/content/firm.ts';
import { procedureLinks } from '#app/content/procedure-links.ts';
import { process } from '#app/content/process.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { guideOnward, situationOnward, toolOnward } from '../parts/onward-links.server.ts';

export const procedure = {
  load({ context }) {
    const { page, title, drawing, notes } = process;
    return {
      head: { title: `${page.title} | ${firm.name}`, description: page.description },
      content: {
        ...crumbsOf(context, { path: '/procedure', title }),
        ...{ title, drawing, remarks: notes.map(({ text }) => text) },
        intro: page.intro,
        links: procedureLinks,
        onward: [
          toolOnward('deadlines'),
          situationOnward('just-died'),
          guideOnward('renunciation-or-limited-acceptance'),
          guideOnward('division-agreement'),
        ],
      },
    };
  },
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;

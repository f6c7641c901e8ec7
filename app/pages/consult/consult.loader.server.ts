import { formContext, formOptionsContext } from '#app/consult/contexts.server.ts';
import { consent } from '#app/content/consent.ts';
import { consultPage } from '#app/content/consult.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';

export const consult = {
  load({ context }) {
    const { head, ...copy } = consultPage;
    return {
      head,
      content: {
        ...copy,
        form: { initial: context.get(formContext), options: context.get(formOptionsContext) },
        ...crumbsOf(context, { path: '/consult', title: copy.title }),
      },
    };
  },
  // The form changes with what its visitors consent to.
  lastModified: () => consent.version.slice(0, 10),
} satisfies PageLoader;

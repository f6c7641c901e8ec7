import { firm } from '#app/content/firm.ts';
import { notices as dated, noticesPage } from '#app/content/notices.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import type { NoticesContent } from './notices.tsx';

export const notices = {
  load({ context }) {
    const { head, title, intro } = noticesPage;
    const trail = crumbsOf(context.get(originContext), { path: '/notices', title });
    return { head, content: { title, intro, notices: dated, ...trail } };
  },
  lastModified: () => dated[0]?.date ?? firm.lawCheckedOn,
} satisfies PageLoader<NoticesContent>;

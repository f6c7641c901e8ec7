import { formContext, formOptionsContext } from '#app/consult/contexts.server.ts';
import { firm } from '#app/content/firm.ts';
import { home as copy } from '#app/content/home.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { structuredData } from './structured-data.server.ts';

export const home = {
  load: ({ context }) => ({
    head: copy.head,
    content: {
      copy,
      structuredData: structuredData(context.get(originContext)),
      form: { initial: context.get(formContext), options: context.get(formOptionsContext) },
    },
  }),
  lastModified: () => firm.lawCheckedOn,
} satisfies PageLoader;

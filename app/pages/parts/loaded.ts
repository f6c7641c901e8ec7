import type { PageLoader } from '#app/router/page-loader.server.ts';
import type { PageProps } from '#app/router/page-route.ts';

/** What a page's component is given by its loader. */
export type LoadedProps<Loader extends PageLoader> = PageProps<
  NonNullable<Awaited<ReturnType<Loader['load']>>>['content']
>;

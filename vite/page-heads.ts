import { matchPath, RouterContextProvider } from 'react-router';
import { formOptionsContext } from '../app/consult/contexts.server.ts';
import { originContext } from '../app/router/page-loader.server.ts';
import type { PageRoute } from '../app/router/page-route.ts';
import { loaders } from '../app/site/loaders.server.ts';
import { pages } from '../app/site/pages.ts';
import { trackingToolsContext } from '../app/tracking/contexts.server.ts';

/** The heads of all pages for everyone, by their paths, as the loaders give them. */
export async function pageHeads() {
  const context = new RouterContextProvider();
  context.set(originContext, 'https://www.example.com');
  context.set(trackingToolsContext, []);
  context.set(formOptionsContext, { honeypot: 'memo', confirmation: false });
  const heads = new Map<string, { title: string; description?: string }>();
  for (const [id, { path: pattern, audience }] of Object.entries<PageRoute>(pages)) {
    if (audience !== 'everyone') continue;
    const { load, paths = () => [pattern] } = loaders[id as keyof typeof loaders];
    for (const path of paths()) {
      const page = await load({ params: matchPath(pattern, path)?.params ?? {}, context });
      if (!page) throw new Error(`The loader of '${id}' lists ${path} and does not load it.`);
      heads.set(path, page.head);
    }
  }
  return heads;
}

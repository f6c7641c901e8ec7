import { RouterContextProvider } from 'react-router';
import { formOptionsContext } from '../app/consult/contexts.server.ts';
import { loadPublicPages } from '../app/router/load-public-pages.server.ts';
import { originContext } from '../app/router/page-loader.server.ts';
import { loaders } from '../app/site/loaders.server.ts';
import { pages } from '../app/site/pages.ts';
import { trackingToolsContext } from '../app/tracking/contexts.server.ts';

/** The heads of all pages for everyone with their paths, as the loaders give them. */
export async function pageHeads() {
  const context = new RouterContextProvider();
  context.set(originContext, 'https://www.example.com');
  context.set(trackingToolsContext, []);
  context.set(formOptionsContext, { honeypot: 'memo', confirmation: false });
  const loaded = await loadPublicPages({ pages, loaders }, context);
  return loaded.map(({ path, page: { head } }) => ({ path, head }));
}

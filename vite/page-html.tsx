import { renderToReadableStream, renderToString } from 'react-dom/server';
import { IslandContext } from '#app/browser/island.tsx';
import { formOptionsContext } from '../app/consult/intake/contexts.server.ts';
import { answerPublicPages } from '../app/router/answer-public-pages.ts';
import { pageNotFound, readPageError } from '../app/router/page-error.ts';
import { provide } from '../app/router/visit-context.ts';
import { pages } from '../app/site/pages.ts';
import { shell } from '../app/site/shell.tsx';
import { trackingToolsContext } from '../app/tracking/contexts.server.ts';

const islands = {
  render: (element: React.ReactElement) => renderToString(element),
  scripts: () => [],
};

/** Renders the public pages and the page of an unknown address, without their documents. */
export async function pageHtml(): Promise<{ path: string; html: string }[]> {
  const provided = provide(
    [trackingToolsContext, []],
    [formOptionsContext, { honeypot: 'memo', confirmation: true }],
  );
  const origin = 'https://www.example.com';
  const { Layout, Colophon, errorPage } = shell;
  const rendered: { path: string; html: string }[] = [];
  for (const { path, answer } of await answerPublicPages(pages, { origin, provided })) {
    const stream = await renderToReadableStream(
      <IslandContext value={islands}>
        {answer.body}
        <Colophon address={origin + path} />
      </IslandContext>,
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    rendered.push({ path, html: renderToString(<Layout path={path} html={html} />) });
  }
  const unknown = errorPage(readPageError(pageNotFound('/')), origin, null);
  return [...rendered, { path: '/404', html: renderToString(unknown.body) }];
}

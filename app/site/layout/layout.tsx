import { layoutLabels } from '../copy.ts';
import { ContactDial } from './contact/contact-dial.tsx';
import { ContactEdge } from './contact/contact-edge.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PathContext } from './use-menu-link.ts';

/**
 * The default layout: header and footer around the page, and the ways to reach the firm over it.
 *
 * @param path path of the page
 * @param html the content of `<main>`
 */
export function Layout({ path, html }: { path: string; html: string }) {
  return (
    <PathContext value={path}>
      <a className="skip-link" href="#main">
        {layoutLabels.skip}
      </a>
      <NoticeBar />
      <Header />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which is the page's payload as well */}
      <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: html }} />
      <Footer />
      <ContactEdge />
      <ContactDial />
    </PathContext>
  );
}

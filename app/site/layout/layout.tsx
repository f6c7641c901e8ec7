import { Outlet } from 'react-router';
import { ContactDial } from './contact/contact-dial.tsx';
import { ContactEdge } from './contact/contact-edge.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBar } from './notice-bar.tsx';

/** The default layout: header and footer around the page, and the ways to reach the firm over it. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href="#main">
        본문으로 건너뛰기
      </a>
      <NoticeBar />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ContactEdge />
      <ContactDial />
    </>
  );
}

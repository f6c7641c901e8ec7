import { notices } from '#app/firm/data/notices.data.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { noticesPage } from '#app/pages/notices/copy.ts';
import { DismissTrigger } from '#app/ui/dismissible/dismissible.tsx';
import { noticeKey } from './notice-key.ts';

/**
 * The latest notice, above every page; above the home page only until the last day of the term that it is about. Once closed, it
 * stays closed until the firm publishes a newer one.
 */
export function NoticeBar() {
  const [notice] = notices;
  if (!notice || !noticeKey) return null;
  const isOpen = notice.until !== undefined && notice.until >= koreanDay(new Date());
  const { id, lead, title, link = { text: noticesPage.more, href: `/notices/${id}` } } = notice;
  return (
    <aside
      className="notice-bar border-b border-line"
      id="site-notice"
      aria-label={noticesPage.label}
      data-open={isOpen || undefined}
    >
      <div className="page-width notice border-b-0">
        <p>
          <b>{lead}</b> {title}{' '}
          <a className="link -my-2.5 inline-block py-2.5" href={link.href}>
            {link.text}
          </a>
        </p>
        <DismissTrigger target="#site-notice" remember={noticeKey} />
      </div>
    </aside>
  );
}

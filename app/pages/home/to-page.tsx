import ArrowIcon from '~icons/lucide/arrow-right';

/** At the end of a chapter: the page that has the whole of it. */
export function ToPage({ href, text }: { href: string; text: string }) {
  return (
    <p className="mt-2 lg:mt-4">
      <a className="to-page" href={href}>
        {text}
        <ArrowIcon />
      </a>
    </p>
  );
}

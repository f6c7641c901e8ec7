import ArrowIcon from '~icons/lucide/arrow-right';

interface ToPageProps {
  href: string;
  text: string;
}

/** At the end of a chapter: the page that has the whole of it. */
export function ToPage({ href, text }: ToPageProps) {
  return (
    <p className="mt-2 lg:mt-4">
      <a className="to-page" href={href}>
        {text}
        <ArrowIcon />
      </a>
    </p>
  );
}

import ArrowIcon from '~icons/lucide/arrow-right';

/** Link at the end of a chapter to the page with the complete list. */
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

import { EMPTY_HTML } from '#app/browser/trusted-html.ts';
import { icon } from './icon.behaviour.ts';

interface RuntimeIconProps {
  /** Collection and name, such as `lucide:phone`. */
  name: string;
  className?: string;
}

/**
 * An icon whose name is known only at run time; others are inline SVG from `~icons/`. Its space is
 * reserved until it loads. It is decorative: text gives its meaning (conformance IC-7).
 */
export function RuntimeIcon({ name, className }: RuntimeIconProps) {
  return (
    <span
      key={name}
      className={className ? `runtime-icon ${className}` : 'runtime-icon'}
      data-icon={name}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={EMPTY_HTML}
      {...icon}
    />
  );
}

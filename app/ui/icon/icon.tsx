import { mergeClasses } from '../merge-classes.ts';
import { icon } from './icon.behaviour.ts';

interface RuntimeIconProps {
  /** Collection and name, such as `lucide:phone`. */
  name: string;
  className?: string;
}

/** The drawing is the behaviour's: React leaves alone what it is told to set, and never sets it again. */
const NOTHING = { __html: '' };

/**
 * An icon whose name is known only at run time; one that is known before is inline SVG from `~icons/`. Its
 * place is kept until it comes. It is decorative: what it stands for is said in words (conformance IC-7).
 */
export function RuntimeIcon({ name, className }: RuntimeIconProps) {
  return (
    <span
      key={name}
      className={mergeClasses('runtime-icon', className)}
      data-icon={name}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={NOTHING}
      {...icon}
    />
  );
}

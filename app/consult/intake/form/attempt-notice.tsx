import { type ReactNode, useEffect, useRef } from 'react';

interface AttemptNoticeProps {
  /** Margin below. */
  className: string;
  title: string;
  titleId: string;
  focus: boolean;
  children: ReactNode;
}

/**
 * Shown after a failed attempt. With script the island focuses it; without script the browser goes to it, because the
 * form's action ends in #consult-errors.
 */
export function AttemptNotice({ className, title, titleId, focus, children }: AttemptNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) notice.current?.focus();
  }, [focus]);
  return (
    <section
      ref={notice}
      id="consult-errors"
      className={`trouble ${className}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3 className="text-balance t3" id={titleId}>
        {title}
      </h3>
      {children}
    </section>
  );
}

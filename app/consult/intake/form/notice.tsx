import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  /** Margin below. */
  className: string;
  title: string;
  titleId: string;
  focus: boolean;
  children: ReactNode;
}

/**
 * A notice to read before sending again. It takes the focus when it appears: by script, or as the target of
 * the form's action.
 */
export function Notice({ className, title, titleId, focus, children }: NoticeProps) {
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

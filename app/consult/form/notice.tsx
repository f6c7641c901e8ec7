import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  /** Space below, as the place of the notice asks for. */
  className: string;
  title: string;
  titleId: string;
  focus: boolean;
  children: ReactNode;
}

/**
 * What a visitor must read before sending again. Takes the focus when it appears: by script, or as the
 * target of the form's address.
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

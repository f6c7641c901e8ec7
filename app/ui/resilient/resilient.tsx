import { Component, type ReactNode, Suspense } from 'react';

interface ResilientProps {
  /** Shown in place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the failure of one part of a page to that part. On the server React shows the fallback of the
 * nearest Suspense, in the browser that of the nearest error boundary: this is both.
 */
export function Resilient({ fallback, children }: ResilientProps) {
  return (
    <Boundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<ResilientProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode, Suspense } from 'react';

interface ResilientProps {
  /** Rendered in place of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Contains the failure of one part of a page. On the server React renders the fallback of the nearest
 * Suspense, in the browser that of the nearest error boundary: this is both.
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

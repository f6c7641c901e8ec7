/** How the document was opened: by a link (`navigate`), a reload, or Back and Forward. */
export function documentVisit(): PerformanceNavigationTiming | undefined {
  // The one entry of this type.
  const [visit] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];
  return visit;
}

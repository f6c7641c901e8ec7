/** How the document was opened: by a link (`navigate`), a reload, or Back and Forward. */
export function documentLoad(): PerformanceNavigationTiming | undefined {
  // The one entry of this type.
  const [load] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?];
  return load;
}

/**
 * JSON-LD for search engines: data, not script, so the Content-Security-Policy has no say in it. Only the server
 * renders it: after a client navigation nobody reads it, and React would make a script element by `innerHTML`.
 */
export function StructuredData({ data }: { data: object }) {
  if (!import.meta.env.SSR) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped ends no script element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

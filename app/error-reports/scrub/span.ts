import { describeAddress } from './address.ts';
import { type Fields, isFields, pick, textOf, wordless } from './fields.ts';

const asWritten = [
  'span_id',
  'trace_id',
  'parent_span_id',
  'op',
  'status',
  'origin',
  'start_timestamp',
  'timestamp',
  'is_segment',
  'exclusive_time',
  'measurements',
] as const;

const dataAsWritten = [
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'sentry.idle_span_finish_reason',
  'http.request.method',
  'http.method',
] as const;

/**
 * A span of a page's timings: its duration, and the file or page. What was clicked or rendered is left
 * out, because it may contain text.
 *
 * @param own the site's origin
 */
export function scrubSpan(span: Fields, own: string): Fields {
  const { description, data } = span;
  return {
    ...pick(span, asWritten),
    ...(description !== undefined && { description: describeStep(textOf(description), own) }),
    ...(isFields(data) && { data: { ...pick(data, dataAsWritten), ...wordless(data) } }),
  };
}

/** `GET /path`, a URL, or nothing. */
function describeStep(text: string, own: string): string {
  const [, method = '', address = ''] =
    text.match(/^((?:GET|HEAD|POST|PUT|DELETE|OPTIONS) )?((?:\/|[a-z-]+:).*)$/s) ?? [];
  return address && method + describeAddress(address, own);
}

import { describeAddress, describeFile } from './address.ts';
import { scrubBreadcrumb } from './breadcrumb.ts';
import { type Fields, fieldsIn, isFields, pick, textOf, wordless } from './fields.ts';
import { describeKind, describeMessage } from './message.ts';
import { scrubSpan } from './span.ts';

/**
 * An event (an error, a page's timings or a recording), rebuilt from fields that identify nobody. Fields
 * that are not listed here are not sent: no message that a page could have composed, no form, query,
 * cookie or IP address.
 *
 * @param own the site's origin
 */
export function scrubEvent(event: Fields, own: string): Fields {
  const { exception, request, breadcrumbs, contexts, tags, spans, transaction, urls } = event;
  return {
    ...pick(event, asWritten),
    ...(transaction !== undefined && { transaction: describeAddress(textOf(transaction), own) }),
    ...(isFields(exception) && {
      exception: { values: fieldsIn(exception.values).map((value) => scrubError(value, own)) },
    }),
    ...(isFields(request) && { request: scrubRequest(request, own) }),
    ...(breadcrumbs !== undefined && {
      breadcrumbs: fieldsIn(breadcrumbs).flatMap((crumb) => scrubBreadcrumb(crumb, own) ?? []),
    }),
    ...(isFields(contexts) && { contexts: scrubContexts(contexts, own) }),
    ...(isFields(tags) && { tags: pick(tags, ['event', 'requestId', 'replayId']) }),
    ...(spans !== undefined && { spans: fieldsIn(spans).map((span) => scrubSpan(span, own)) }),
    ...(Array.isArray(urls) && { urls: urls.map((url) => describeAddress(textOf(url), own)) }),
    // Nobody is identified, not by IP address either.
    user: { ip_address: null },
  };
}

/** Fields that contain only the library's own values. */
const asWritten = [
  'event_id',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'type',
  'sdk',
  'transaction_info',
  'measurements',
  'replay_id',
  'replay_start_timestamp',
  'replay_type',
  'segment_id',
  'error_ids',
  'trace_ids',
] as const;

function scrubError({ type, value, mechanism, stacktrace }: Fields, own: string): Fields {
  return {
    type: describeKind(textOf(type)),
    value: describeMessage(textOf(value), own),
    ...(isFields(mechanism) && {
      mechanism: pick(mechanism, ['type', 'handled', 'exception_id', 'parent_id', 'source']),
    }),
    ...(isFields(stacktrace) && {
      stacktrace: { frames: fieldsIn(stacktrace.frames).map((frame) => scrubFrame(frame, own)) },
    }),
  };
}

function scrubFrame(frame: Fields, own: string): Fields {
  const filename = textOf(frame.filename);
  const named = textOf(frame.function);
  return {
    ...pick(frame, ['lineno', 'colno', 'in_app']),
    filename: /^https?:/.test(filename) ? describeAddress(filename, own) : describeFile(filename),
    // A property named after a value would contain other characters.
    function: /^[\w$.<>[\]# ]{0,80}$/.test(named) ? named : '?',
  };
}

function scrubRequest({ url, headers }: Fields, own: string): Fields {
  const browser = isFields(headers) ? textOf(headers['User-Agent']) : '';
  return {
    ...(url !== undefined && { url: own + describeAddress(textOf(url), own) }),
    ...(browser && { headers: { 'User-Agent': browser } }),
  };
}

function scrubContexts({ trace, react, replay, runtime }: Fields, own: string): Fields {
  return {
    ...(isFields(trace) && { trace: scrubSpan(trace, own) }),
    ...(isFields(react) && { react: pick(react, ['version']) }),
    ...(isFields(replay) && { replay: { ...pick(replay, ['replay_id']), ...wordless(replay) } }),
    ...(isFields(runtime) && { runtime: pick(runtime, ['name', 'version']) }),
  };
}

/** An error as the error page shows it (conformance RT-6). */
export interface PageError {
  statusCode: number;
  statusMessage: string;
  description: string;
  /** Further data for clients that ask for JSON (RT-1: the path). */
  data?: unknown;
}

/** A page that the visitor of an unknown address may have meant. */
export interface NearPage {
  href: string;
  title: string;
}

/** Thrown to show the error page with a status. */
export class StatusError extends Error {
  readonly statusCode: number;
  readonly statusMessage: string | undefined;
  readonly data: unknown;

  constructor(statusCode: number, statusMessage?: string, data?: unknown) {
    super(statusMessage ?? '');
    this.name = 'StatusError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
    this.data = data;
  }
}

/** No route has this path (RT-1). */
export function pageNotFound(path: string): StatusError {
  return new StatusError(404, `Page not found: ${path}`, { path });
}

/**
 * The error page's content for anything thrown. A status of 0 or none is 500; an empty message stays empty
 * (RT-6). The message of an unexpected error is never shown.
 */
export function readPageError(thrown: unknown): PageError {
  const known = thrown instanceof StatusError ? thrown : null;
  const { statusCode: status, statusMessage: message, data } = known ?? {};
  const statusCode = Number(status) || 500;
  const statusMessage =
    message ?? (statusCode === 404 ? 'Page Not Found' : 'Internal Server Error');
  return {
    statusCode,
    statusMessage,
    description: statusMessage,
    ...(data !== undefined && { data }),
  };
}

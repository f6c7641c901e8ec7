import { StatusError } from './page-error.ts';

/** The parameters of a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/** A request for a page, before the page is made. */
export interface Visit {
  path: string;
  params: Params;
  /** Path and query. */
  fullPath: string;
}

/** Whether the page exists: only `true` passes (conformance RT-2). */
export type Validate = (visit: Visit) => unknown;

/**
 * Runs the validity check of a page.
 *
 * @throws StatusError 404 `Page Not Found: {path}`, or with the status and message that the check gives
 */
export async function checkVisit(validate: Validate | undefined, visit: Visit): Promise<void> {
  const result = validate ? await validate(visit) : true;
  if (result !== true) throw refusal(result, visit.fullPath);
}

/** Returns the error of a visit that `false`, an object or an error refused. */
export function refusal(result: unknown, path: string): StatusError {
  const { statusCode, statusMessage } = isObject(result) ? result : {};
  return new StatusError(
    typeof statusCode === 'number' ? statusCode : 404,
    typeof statusMessage === 'string' ? statusMessage : `Page Not Found: ${path}`,
    { path },
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { randomInt } from 'node:crypto';

/** A sound form, by another person each time. */
export function someForm(fields: Record<string, string> = {}): URLSearchParams {
  const digits = () => String(randomInt(10_000)).padStart(4, '0');
  return new URLSearchParams({
    name: `방문자 ${digits()}${digits()}`,
    phone: `010-${digits()}-${digits()}`,
    stage: 'debt',
    consent: 'yes',
    ...fields,
  });
}

/** An address that is nobody else's; believed by a site whose TRUSTED_PROXIES hold this machine. */
export function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
}

/** Sends a form as the site's own page does. */
export function sendForm(
  url: string,
  form: URLSearchParams = someForm(),
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${url}/consult`, {
    ...init,
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
      'x-forwarded-for': someAddress(),
      ...headers,
    },
    body: form,
  });
}

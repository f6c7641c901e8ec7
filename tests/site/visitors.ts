import { randomInt } from 'node:crypto';

/** A valid form of a random person. */
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

/** A random address, for X-Forwarded-For to a site that trusts this machine as a proxy. */
export function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
}

/** Sends a form as the site's page does with script. */
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

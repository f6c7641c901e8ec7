import { html } from '#app/platform/html.ts';
import { readPageError, StatusError } from '#app/router/page-error.ts';

/** Stand in the page for what is different each time. */
const MESSAGE = 'The message of the error';
const PATH = '/the-path-of-the-address';

/** Whether an error is shown as the page of what is not found. */
export function isNotFound(thrown: unknown): thrown is StatusError {
  return (
    thrown instanceof StatusError && thrown.statusCode === 404 && thrown.statusMessage !== MESSAGE
  );
}

/**
 * The page of what is not found, for addresses in any number: it is rendered for the first, and the others get its
 * text with their own path and message.
 *
 * @param render makes the whole page
 */
export function createNotFoundPage(
  render: (url: URL, error: StatusError) => Promise<{ html: string }>,
) {
  let parts: string[] | undefined;
  return async (url: URL, error: StatusError): Promise<string> => {
    parts ??= await split(url);
    const { statusMessage } = readPageError(error);
    const own: Record<string, string> = {
      [MESSAGE]: html`${statusMessage}`.markup,
      [PATH]: html`${url.pathname}`.markup,
    };
    return parts.map((part) => own[part] ?? part).join('');
  };

  async function split(url: URL): Promise<string[]> {
    const page = await render(
      Object.assign(new URL(url), { pathname: PATH, search: '' }),
      new StatusError(404, MESSAGE),
    );
    return page.html.split(new RegExp(`(${MESSAGE}|${PATH})`));
  }
}

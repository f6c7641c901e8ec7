import type { NodemailerError } from 'nodemailer';

const MAX_LENGTH = 200;

/**
 * Why a server refused a mail, for the log. While the server knows only the site, the server's own words. Later these
 * may quote the visitor's address or the mail, so only the status is taken, such as 5.7.1 (RFC 3463). Never an address.
 *
 * @param toVisitor whether the recipient is the visitor
 */
export function replyForLog(
  { command = '', response, message }: NodemailerError,
  toVisitor: boolean,
): string | undefined {
  if (!response) return undefined;
  if (!knowsSiteAlone(command, message, toVisitor)) return status.exec(response)?.[0];
  const line = response
    .replace(/\S*@\S*/g, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.slice(0, MAX_LENGTH);
}

/** A class, a subject and a detail after the reply code. */
const status = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}\b/;

function knowsSiteAlone(command: string, message: string, toVisitor: boolean): boolean {
  if (command === 'RCPT TO') return !toVisitor;
  // nodemailer names this command whenever a connection ends.
  if (command === 'CONN') return message.startsWith('Invalid greeting');
  return /^(?:EHLO|HELO|STARTTLS|AUTH .*|MAIL FROM)$/.test(command);
}

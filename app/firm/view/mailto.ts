/** The address of a link that writes to a mailbox: `@` as it is, everything else encoded (RFC 6068). */
export function mailtoLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

import { hostname, userInfo } from 'node:os';

/** Who does something with the requests, and from where: what an access record says. */
export interface Person {
  actor: string;
  origin: string;
}

/** The person at this terminal, as far as the session tells: no setting of the site. */
export function personHere(environment: NodeJS.ProcessEnv = process.env): Person {
  const account = accountName();
  const { SUDO_USER, SSH_CLIENT } = environment;
  const [client] = SSH_CLIENT?.trim().split(/\s+/) ?? [];
  return {
    actor: printable(SUDO_USER ? `${account} (sudo ${SUDO_USER})` : account),
    origin: printable(client ? `${hostname()} (ssh ${client})` : hostname()),
  };
}

/** A job of the site's own. */
export function siteItself(): Person {
  return { actor: 'site', origin: printable(hostname()) };
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a number may be all there is of an account.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function printable(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 200);
}

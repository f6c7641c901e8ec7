import { hostname, userInfo } from 'node:os';

/** Who acts, and from which machine, as it is recorded. */
export interface Person {
  actor: string;
  origin: string;
}

/**
 * The person who runs this command: the account, and what the environment says of `sudo` and SSH, which whoever runs the
 * command can set.
 */
export function personHere(environment: NodeJS.ProcessEnv = process.env): Person {
  const { SUDO_USER, SSH_CLIENT } = environment;
  const [client] = SSH_CLIENT?.trim().split(/\s+/) ?? [];
  return {
    actor: printable(SUDO_USER ? `${account} (sudo ${SUDO_USER}, by the environment)` : account),
    origin: printable(client ? `${hostname()} (ssh ${client})` : hostname()),
  };
}

/** A job of the site's own. */
export function siteItself(): Person {
  return { actor: 'site', origin: printable(hostname()) };
}

/** Who began this process, which may give up root. */
const account = accountName();

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

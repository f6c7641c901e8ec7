import { hostname, userInfo } from 'node:os';

/** The actor of a record, and the machine from which they act. */
export interface Person {
  actor: string;
  origin: string;
}

/**
 * The person who runs this command: the account, with the variables of `sudo` and SSH in the environment, which that
 * person can set.
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

/** Account that started this process, which may give up root later. */
const account = accountName();

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, an account may have a number but no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function printable(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 200);
}

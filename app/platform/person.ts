import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';

/** Who acts, and from which machine, as it is recorded. */
export interface Person {
  actor: string;
  origin: string;
}

/**
 * The person who runs this command. `actor` names the source of each part: the kernel keeps the account that
 * logged in, and only root can change it; whoever runs the command can set `SUDO_USER` and `SSH_CLIENT` as they like.
 *
 * @param loginUid see readLoginUid
 */
export function personHere(
  environment: NodeJS.ProcessEnv = process.env,
  loginUid: number | null = readLoginUid(),
): Person {
  const { SUDO_USER, SSH_CLIENT } = environment;
  const [client] = SSH_CLIENT?.trim().split(/\s+/) ?? [];
  const known = [
    loginUid !== null && `login ${nameOf(loginUid)}, by the kernel`,
    SUDO_USER && `sudo ${SUDO_USER}, by the environment`,
  ].filter(Boolean);
  const account = accountName();
  return {
    actor: printable(known.length > 0 ? `${account} (${known.join('; ')})` : account),
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

/** What Linux has for a process that descends from no login, such as a service or a container's. */
const NO_LOGIN = 2 ** 32 - 1;

/**
 * The id of the account that logged in, which a process inherits and `sudo` does not change.
 *
 * @returns null where there is none
 */
function readLoginUid(): number | null {
  try {
    const uid = Number.parseInt(readFileSync('/proc/self/loginuid', 'utf8'), 10);
    return Number.isNaN(uid) || uid === NO_LOGIN ? null : uid;
  } catch {
    // Not Linux, or a kernel that does not keep it.
    return null;
  }
}

function nameOf(uid: number): string {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((account) => account.split(':')[2] === String(uid));
    return line?.split(':')[0] || `uid ${uid}`;
  } catch {
    return `uid ${uid}`;
  }
}

function printable(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?').slice(0, 200);
}

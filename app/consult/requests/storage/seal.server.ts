import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { SealKey } from '#app/config/storage.ts';

/** Domain separation: each purpose has a derived key of its own. */
type Purpose =
  | 'content'
  | 'contact'
  | 'address'
  | 'receipt'
  | 'browser'
  | 'withdrawal'
  | 'message'
  | 'honeypot'
  | 'link'
  | 'list'
  | 'list session'
  | 'key check';

export type Keyring = ReturnType<typeof createKeyring>;

/** A sealed text does not open. The message contains nothing of it. */
export class SealError extends Error {
  readonly code: 'SEAL_BROKEN' | 'SEAL_KEY_MISSING';

  constructor(code: SealError['code']) {
    super(
      code === 'SEAL_BROKEN' ? 'A sealed text is damaged.' : 'The key of a sealed text is missing.',
    );
    this.name = 'SealError';
    this.code = code;
  }
}

/**
 * The configured keys. Derived keys are bound to a purpose, so MACs cannot be exchanged between purposes.
 *
 * @param keys at least one; the first is the current one
 */
export function createKeyring(keys: readonly SealKey[]) {
  const [first] = keys;
  if (!first) throw new TypeError('A keyring needs a key.');
  const current = first.id;
  const derived = new Map<string, Buffer>();

  function key(id: string, purpose: string): Buffer {
    const name = `${id} ${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const secret = keys.find((one) => one.id === id)?.secret;
    if (!secret) throw new SealError('SEAL_KEY_MISSING');
    const made = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    derived.set(name, made);
    return made;
  }

  /** A blind index: HMAC-SHA256 that is equal for equal values and does not reveal them. */
  const index = (purpose: Purpose, value: string, keyId = current) =>
    createHmac('sha256', key(keyId, purpose)).update(value).digest('base64url');

  return {
    /** Id of the key that seals; the others only open. */
    current,
    ids: keys.map(({ id }) => id),
    /**
     * Encrypts with AES-256-GCM under the current key.
     *
     * @param context the id of the row, as additional data: the text does not open in another row
     */
    seal(text: string, context: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key(current, 'seal'), iv);
      cipher.setAAD(Buffer.from(`${current} ${context}`));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${current}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    /** @throws SealError when a byte, the row or the key differs, or the key is missing */
    open(sealed: string, context: string): string {
      const id = keyOf(sealed);
      const bytes = Buffer.from(sealed.slice(id.length + 1), 'base64url');
      const opening = key(id, 'seal');
      try {
        const decipher = createDecipheriv(CIPHER, opening, bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(`${id} ${context}`));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        // Whatever the error, these are not the bytes that were written.
        throw new SealError('SEAL_BROKEN');
      }
    },
    keyOf,
    index,
    /** Whether a MAC belongs to this value under any key; compared in constant time. */
    matches: (purpose: Purpose, value: string, mac: string) =>
      keys.some(({ id }) => isEqual(index(purpose, value, id), mac)),
  };
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Id of the key under which a text was sealed. */
function keyOf(sealed: string): string {
  return sealed.slice(0, Math.max(sealed.indexOf('.'), 0));
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

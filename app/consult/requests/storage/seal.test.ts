import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyring } from './seal.server.ts';

const k1 = { id: 'k1', secret: randomBytes(32) };
const k2 = { id: 'k2', secret: randomBytes(32) };
const broken = expect.objectContaining({ code: 'SEAL_BROKEN' });

describe('a sealed text', () => {
  test('opens unchanged, whatever the text', () => {
    const keyring = createKeyring([k1]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (text, id) => {
        const sealed = keyring.seal(text, id);
        expect(keyring.open(sealed, id)).toBe(text);
        expect(keyring.keyOf(sealed)).toBe('k1');
      }),
    );
  });

  test('differs each time', () => {
    const keyring = createKeyring([k1]);
    expect(keyring.seal('같은 글', 'a')).not.toBe(keyring.seal('같은 글', 'a'));
  });

  test('does not open when changed or truncated', () => {
    const keyring = createKeyring([k1]);
    const sealed = keyring.seal('김새벽', 'a');
    const start = 'k1.'.length;
    // The last character of base64url carries bits that are not read.
    for (let index = start; index < sealed.length - 1; index++) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
      expect(() => keyring.open(changed, 'a'), `character ${index}`).toThrow(broken);
    }
    for (let length = start; length < sealed.length; length++) {
      expect(() => keyring.open(sealed.slice(0, length), 'a')).toThrow(broken);
    }
  });

  test('does not open in another row, with another key of the same name, or without its key', () => {
    const sealed = createKeyring([k1]).seal('김새벽', 'a');
    expect(() => createKeyring([k1]).open(sealed, 'b')).toThrow(broken);
    expect(() => createKeyring([{ ...k2, id: 'k1' }]).open(sealed, 'a')).toThrow(broken);
    expect(() => createKeyring([k2]).open(sealed, 'a')).toThrow(
      expect.objectContaining({ code: 'SEAL_KEY_MISSING' }),
    );
  });

  test('under an older key opens after a rotation, and new ones use the new key', () => {
    const sealed = createKeyring([k1]).seal('김새벽', 'a');
    const rotated = createKeyring([k2, k1]);
    expect(rotated.open(sealed, 'a')).toBe('김새벽');
    expect(rotated.keyOf(rotated.seal('김새벽', 'a'))).toBe('k2');
  });
});

describe('an index', () => {
  test('is equal only for equal value, purpose and key', () => {
    const keyring = createKeyring([k1, k2]);
    const index = keyring.index('contact', '01012345678');
    expect(keyring.index('contact', '01012345678')).toBe(index);
    expect(keyring.index('contact', '01012345679')).not.toBe(index);
    expect(keyring.index('content', '01012345678')).not.toBe(index);
    expect(keyring.index('contact', '01012345678', 'k2')).not.toBe(index);
  });

  test('matches under any key of the keyring', () => {
    const mac = createKeyring([k1]).index('link', 'nonce');
    expect(createKeyring([k2, k1]).matches('link', 'nonce', mac)).toBe(true);
    expect(createKeyring([k2, k1]).matches('link', 'other', mac)).toBe(false);
    expect(createKeyring([k2]).matches('link', 'nonce', mac)).toBe(false);
    expect(createKeyring([k2]).matches('link', 'nonce', '')).toBe(false);
  });
});

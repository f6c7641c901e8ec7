import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';

/** The key of every database that the faults' own programs open. */
export const keyring = createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);

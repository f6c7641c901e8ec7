import { createKeyring } from '#app/consult/requests/storage/seal.server.ts';

/** Key of all databases that the programs of this folder open. */
export const keyring = createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);

import { removedDeliveries } from '#app/consult/delivery/removed-deliveries.server.ts';
import { removeRequests } from '#app/consult/requests/removal.server.ts';
import {
  isDamaged,
  listRequests,
  readRequest,
} from '#app/consult/requests/request-reader.server.ts';
import type { Database } from '#app/consult/requests/storage/database.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import type { Delivery, StoredConsultation } from '#app/consult/requests/stored.ts';

/** Person who reads and deletes requests in tests. */
export const tester = { actor: 'tester', origin: 'here' };

/** Opens the firm's view of a database. Throws for a request that does not open. */
export function openAdmin(db: Database, keyring: Keyring) {
  async function list(): Promise<StoredConsultation[]> {
    const { requests } = await listRequests({ db, keyring }, tester, {}, 1_000);
    return requests.map((request) => {
      if (isDamaged(request)) throw new Error(`${request.reference} does not open.`);
      return request;
    });
  }
  return {
    list,
    async find(reference: string): Promise<StoredConsultation | null> {
      return (await list()).find((request) => request.reference === reference) ?? null;
    },
    async deliveries(consultationId: string): Promise<Delivery[]> {
      const found = (await list()).find(({ id }) => id === consultationId);
      return (await readRequest({ db, keyring }, tester, found?.reference ?? ''))?.deliveries ?? [];
    },
    async remove(reference: string): Promise<void> {
      await removeRequests(
        { db, person: tester, deliveries: removedDeliveries('/nowhere') },
        'delete',
        (transaction) =>
          transaction
            .selectFrom('consultation')
            .select(['id', 'reference'])
            .where('reference', '=', reference)
            .execute(),
      );
      await db.wipe();
    },
  };
}

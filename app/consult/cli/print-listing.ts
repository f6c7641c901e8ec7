import { exportedRequest } from '../admin/export-row.ts';
import { isDamaged, type Listing } from '../admin/request-reader.server.ts';
import { print, printJson, printNote } from './output.ts';
import { listTable } from './tables.ts';

/** @returns the exit code: 1 when one of them does not open */
export function printListing(listing: Listing, asJson = false): number {
  const { requests, more } = listing;
  if (asJson) printJson(requests.map(exportedRequest));
  else print(listTable(listing));
  if (more > 0) printNote(`${more}건이 더 있습니다. 모두 보려면 --limit ${more + requests.length}`);
  const damaged = requests.filter(isDamaged);
  if (damaged.length === 0) return 0;
  printNote('열리지 않는 신청이 있습니다. show 접수번호로 까닭을 보세요.');
  return 1;
}

/**
 * Works through a table in batches, in the order of ids.
 *
 * @param next works on the rows after this id and returns them; when it returns none, the table is done
 */
export async function inBatches(
  next: (after: string) => Promise<readonly { id: string }[]>,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await next(after);
    after = rows.at(-1)?.id;
  }
}

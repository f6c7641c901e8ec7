/** Piece of a paper that no page break divides, with its height in millimetres or pixels. */
export interface Piece {
  key: string;
  height: number;
  /** Pieces of one group stay on one sheet if they fit. */
  group?: string | undefined;
  /** Key of the table whose head is repeated at the top of a sheet that begins with this piece. */
  table?: string | undefined;
  /** Whether the piece begins a sheet. */
  begins?: boolean | undefined;
}

/** A sheet: the keys of its pieces, and the table whose head is repeated at its top. */
export interface SheetPlan {
  keys: string[];
  repeats?: string;
}

/**
 * Distributes pieces to sheets, in their order. A group that does not fit on a sheet is divided, and its last two pieces
 * stay together, so that no sheet has the court or a total alone.
 *
 * @param heads heights of the heads of tables
 */
export function paginate(
  pieces: readonly Piece[],
  room: number,
  heads: Readonly<Record<string, number>> = {},
): SheetPlan[] {
  const sheets: SheetPlan[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const run of runsOf(pieces, room)) {
    const height = run.reduce((sum, piece) => sum + piece.height, 0);
    const [first] = run;
    if (!first) continue;
    if (first.begins || used + height > room) {
      const previous = sheets.at(-1)?.keys.at(-1);
      const table = first.table;
      const goesOn =
        table !== undefined && pieces.find(({ key }) => key === previous)?.table === table;
      sheets.push({ keys: [], ...(goesOn && { repeats: table }) });
      used = goesOn ? (heads[table] ?? 0) : 0;
    }
    sheets.at(-1)?.keys.push(...run.map(({ key }) => key));
    used += height;
  }
  return sheets;
}

/** Pieces that move to the next sheet together. */
function runsOf(pieces: readonly Piece[], room: number): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && piece.group !== undefined && last[0]?.group === piece.group) last.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) => {
    const height = run.reduce((sum, piece) => sum + piece.height, 0);
    if (height <= room || run.length < 3) return [run];
    // The list of attachments keeps its first seal, the court its last.
    const [first, second, ...rest] = run;
    const start = first && second ? [first, second] : run;
    const end = rest.splice(-2);
    return [start, ...rest.map((piece) => [piece]), end].filter((part) => part.length > 0);
  });
}

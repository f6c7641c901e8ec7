// Messages of the two protocols: Playwright's own WebKit protocol on one side, the inspector of stock
// WebKit on the other. They are mostly the same, so most messages pass unchanged.

export type Fields = Record<string, unknown>;

export interface Message {
  id?: number;
  method?: string;
  params?: Fields;
  result?: Fields;
  error?: { message: string };
  /** The page it concerns; without one, the browser. */
  pageProxyId?: string;
}

export type Send = (message: Message) => void;

/** Pending answers, by number. */
export class Pending {
  #last: number;
  #waiting = new Map<number, PromiseWithResolvers<Fields>>();

  constructor(first = 0) {
    this.#last = first;
  }

  next(): { id: number; answer: Promise<Fields> } {
    const id = ++this.#last;
    const waiting = Promise.withResolvers<Fields>();
    this.#waiting.set(id, waiting);
    return { id, answer: waiting.promise };
  }

  /** Whether the answer was expected here. */
  settle(id: number, result: Fields | undefined, error: string | undefined): boolean {
    const waiting = this.#waiting.get(id);
    if (!waiting) return false;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result ?? {});
    else waiting.reject(new Error(error));
    return true;
  }

  end(reason: string): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, undefined, reason);
  }
}

// The two protocols' messages: Playwright's own WebKit protocol on one side, the inspector of stock
// WebKit on the other. They are the same for the most part, so most messages pass as they are.

export type Fields = Record<string, unknown>;

export interface Message {
  id?: number;
  method?: string;
  params?: Fields;
  result?: Fields;
  error?: { message: string };
  /** Which page it is about; without one, the browser. */
  pageProxyId?: string;
}

export type Send = (message: Message) => void;

/** An answer to be, by its number. */
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

  /** Whether the answer was one that is waited for here. */
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

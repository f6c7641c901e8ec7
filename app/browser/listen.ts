type Options = Omit<AddEventListenerOptions, 'signal'>;

interface Listen {
  <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => unknown,
    options?: Options,
  ): void;
  <Type extends keyof DocumentEventMap>(
    target: Document,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => unknown,
    options?: Options,
  ): void;
  <Type extends keyof WindowEventMap>(
    target: Window,
    type: Type,
    listener: (event: WindowEventMap[Type]) => unknown,
    options?: Options,
  ): void;
}

/** An `addEventListener` whose listeners are removed when the signal aborts. */
export function listenUntil(signal: AbortSignal): Listen {
  return (
    target: EventTarget,
    type: string,
    listener: (event: never) => unknown,
    options?: Options,
  ) =>
    // The signatures above tie the event to its type.
    target.addEventListener(type, listener as EventListener, { ...options, signal });
}

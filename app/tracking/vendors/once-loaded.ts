import { loadScript } from './vendor.ts';

/** For a tool that keeps no queue of its own: calls wait here, in their order, until its script has run. */
export function createQueue() {
  let ready = false;
  const waiting: (() => void)[] = [];
  return {
    load(src: string): void {
      void loadScript(src).then(() => {
        ready = true;
        for (const call of waiting.splice(0)) attempt(call);
      });
    },
    add(call: () => void): void {
      if (ready) attempt(call);
      else waiting.push(call);
    },
  };
}

function attempt(call: () => void): void {
  try {
    call();
  } catch {
    // The tool is not what it promised, or came without its other half: its loss, not the page's.
  }
}

import { attempt, loadScript } from './vendor.ts';

/** For a tool without a queue of its own: calls wait here, in order, until its script has run. */
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

import { attempt, loadScript } from './vendor.ts';

/** Creates a queue for a tool that has none: calls wait, in order, until the tool's script has run. */
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

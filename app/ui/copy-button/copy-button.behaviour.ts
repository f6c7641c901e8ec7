import { defineBehaviour } from '#app/browser/behaviours.ts';
import { listenUntil } from '#app/browser/listen.ts';
import { trustedHtml } from '#app/browser/trusted-html.ts';
import { missing, targetOf } from '../target/target.ts';

/** Milliseconds for which the button shows the result (conformance CC-1). */
const SHOWN_FOR = 2000;

/** Copies at a click; if that fails, selects the text for the visitor to copy. */
export const copy = defineBehaviour('copy', (button, signal) => {
  const target = targetOf(button, 'data-copy-to-clipboard-target', missing('target'));
  if (!target) return;
  // The messages are in the markup, so that scripts contain no copy.
  const next = button.nextElementSibling;
  const status = next instanceof HTMLElement ? next : null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showState = (state: 'copied' | 'failed') => {
    clearTimeout(timer);
    button.dataset.copyState = state;
    if (status) {
      status.textContent = status.dataset[state] ?? '';
      status.dataset.state = state;
    }
    timer = setTimeout(() => {
      delete button.dataset.copyState;
      // A failure stays visible: the visitor still has to copy.
      if (status && state === 'copied') status.textContent = '';
    }, SHOWN_FOR);
  };
  listenUntil(signal)(button, 'click', async () => {
    const done = await write(contentOf(target, button.dataset), button);
    if (signal.aborted) return;
    if (!done) select(target);
    showState(done ? 'copied' : 'failed');
  });
  return () => clearTimeout(timer);
});

function contentOf(target: HTMLElement, { copyContent, copyDecode }: DOMStringMap): string {
  let text = 'value' in target ? String(target.value) : '';
  if (copyContent === 'html') text = target.innerHTML;
  if (copyContent === 'text') text = target.textContent.replace(/\s+/g, ' ').trim();
  if (!copyDecode) return text;
  // A textarea decodes entities and does not parse markup.
  const area = document.createElement('textarea');
  area.innerHTML = trustedHtml(text);
  return area.value;
}

/** In-app browsers often lack the clipboard API or refuse it; the old command may still work. */
async function write(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeByCommand(text, button);
  }
}

/** Copies from a textarea next to the button, because a modal dialog prevents selections outside it. */
function writeByCommand(text: string, button: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  button.before(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    button.focus({ preventScroll: true });
  }
}

function select(target: HTMLElement): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.focus();
    target.select();
  } else {
    getSelection()?.selectAllChildren(target);
  }
}

const STORAGE_KEY = 'drawn';
/** Milliseconds that the drawing takes. */
const DURATION = 4000;

/**
 * Lets the hero's drawing draw itself at the first visit of the home page in a tab: the root element has
 * `data-draws` for as long as that takes (hero.css), or until the visitor goes on. Later visits, by Back or by
 * reload, have the drawing as it is; so has everybody without script.
 */
export function drawOnce(): void {
  if (location.pathname !== '/' || wasDrawn()) return;
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.draws;
  };
  dataset.draws = '';
  setTimeout(end, DURATION);
  addEventListener('click', end, { once: true, capture: true });
}

/** Whether it was drawn in this tab, and remembers that it is from now on. */
function wasDrawn(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return true;
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Blocked storage: it is drawn again.
  }
  return false;
}

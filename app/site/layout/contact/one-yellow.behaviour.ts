import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * Keeps one yellow button in view at a time: the contact bar's button is yellow only while no primary button of the
 * page is in view.
 */
export const oneYellow = defineBehaviour('one-yellow', (element, signal) => {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    element.toggleAttribute('data-yellow', inView.size === 0);
  });
  function observe(): void {
    observer.disconnect();
    inView.clear();
    const buttons = document.querySelectorAll('main .button-primary');
    for (const button of buttons) observer.observe(button);
    element.toggleAttribute('data-yellow', buttons.length === 0);
  }
  observe();
  // The contact bar outlives the page.
  document.addEventListener('page:shown', observe, { signal });
  return () => observer.disconnect();
});

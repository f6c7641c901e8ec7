import { copy } from '../copy.ts';
import { outsideOf } from './outside.ts';
import { useInBrowser } from './use-in-browser.ts';

/** Link from an app's own browser, which may not save or print, to a browser that does. */
export function OpenOutside({ address }: { address: string }) {
  const agent = useInBrowser(() => navigator.userAgent, '');
  const outside = outsideOf(agent, address);
  if (!outside) return null;
  return (
    <p>
      <span>{copy.inApp}</span>{' '}
      {outside.href ? (
        <a className="link" href={outside.href}>
          {copy.openOutside}
        </a>
      ) : (
        <span>{copy.copyOutside}</span>
      )}
    </p>
  );
}

import { outsideOf } from '../state/outside.ts';
import { useInBrowser } from '../state/use-in-browser.ts';
import { copy } from './copy.ts';

/** Way out of an app's own browser, which may not print. */
export function InApp() {
  const agent = useInBrowser(() => navigator.userAgent, '');
  const address = useInBrowser(() => location.href, '');
  const outside = outsideOf(agent, address);
  if (!outside) return null;
  return (
    <div className="page-width">
      <div className="form-in-app" role="note">
        <p>{copy.inApp.text}</p>
        {outside.href ? (
          <a className="link" href={outside.href}>
            {copy.inApp.open}
          </a>
        ) : (
          <p>{copy.inApp.copy}</p>
        )}
      </div>
    </div>
  );
}

import { Trouble } from '#app/calculators/result/trouble.tsx';
import { navigation as copy } from '#app/pages/error/copy.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';

/** What the browser says while a page is fetched, and where a page or a part of one cannot be had (app/browser/). */
export function BrowserNotices() {
  return (
    <>
      <div id="navigation-waiting" hidden>
        {copy.waiting}
      </div>
      <div id="navigation-lost" role="alert" hidden>
        <p>
          {copy.lost} <PhoneLink className="link" />
        </p>
      </div>
      <template id="part-lost">
        <Trouble text={copy.partLost} call={copy.call} />
      </template>
    </>
  );
}

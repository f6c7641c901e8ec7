import { Trouble } from '#app/calculators/result/trouble.tsx';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { navigation as copy } from '#app/pages/parts/copy.ts';

/** Messages that app/browser/ shows while a page loads, and when a page or a part of one fails to load. */
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

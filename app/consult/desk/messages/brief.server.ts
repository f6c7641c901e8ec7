import { stageText } from '#app/consult/requests/choices.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { type StoredConsultation, ways } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';

/** The part of a request without personal data, for channels that others may read. */
export function briefOf({ status, reference, area, stage, entered }: StoredConsultation) {
  const way = entered && labelOf(ways, entered.way);
  return {
    /** Marks a request that may not come from a person; otherwise empty. */
    mark: status === 'suspected' ? '[의심] ' : '',
    reference,
    area: area ? line(labelOf(areas, area)) : way ? '업무 모름' : labels.areaUnknown,
    stage: line(stageText({ stage, entered }) ?? `적어 넣은 신청 (${way})`),
  };
}

/** Puts text on one line and makes control characters visible. */
function line(text: string): string {
  return showInvisible(text).replaceAll('\n', ' ');
}

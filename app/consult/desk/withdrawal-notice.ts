import { stages } from '#app/consult/requests/choices.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { roundWords } from '#app/consult/requests/retention-period.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import type { ConsultationRow } from '#app/consult/requests/storage/rows.server.ts';
import { areas } from '#app/firm/view/areas.ts';
import type { Notice } from './messages/notice.ts';

/**
 * Composes the notice that a visitor has withdrawn a request. The firm has the request's mail, so the notice contains no
 * personal data.
 *
 * @param choice `erase` if the visitor asked for deletion as well
 */
export function withdrawalNotice(
  {
    reference,
    stage,
    area,
    erase_at,
  }: Pick<ConsultationRow, 'reference' | 'stage' | 'area' | 'erase_at'>,
  choice: string | null,
): Notice {
  const erase = choice === 'erase';
  const about = [area ? labelOf(areas, area) : labels.areaUnknown, labelOf(stages, stage)].map(
    showInvisible,
  );
  return {
    event: erase ? 'consultation.erasure_requested' : 'consultation.withdrawn',
    title: `${erase ? '[삭제 요청]' : '[신청 취소]'} ${reference}`,
    heading: erase ? '삭제를 요청하셨습니다' : '신청을 취소하셨습니다',
    intro: [
      '신청하신 분이 접수증에서 신청을 취소하셨습니다. 전화하지 마세요.',
      ...(erase
        ? [
            `적은 내용의 삭제도 요청하셨습니다. 사이트에서는 ${erase_at ? `${roundWords(erase_at)} ` : ''}저절로 지웁니다. 받은 메일과 내보낸 파일은 그 전에 지워 주세요.`,
          ]
        : []),
    ],
    parts: [{ title: '신청', items: [{ term: reference, text: about.join(' · ') }] }],
    data: { request: { reference, eraseAt: erase ? erase_at : null } },
  };
}

import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { httpsAddress, label, longText, pastDay, text } from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { type ArticleText, reviewed } from './guide-schema.ts';

const columnKinds = ['칼럼', '강의', '기고·보도'] as const;

/** The front matter of a column, a lecture or a press article. */
export const ColumnSchema = fileFields({
  title: label('제목', text),
  kind: label(
    '종류',
    v.picklist(columnKinds, '칼럼, 강의, 기고·보도 가운데 하나를 적습니다'),
    '신문이나 잡지에 실린 글과 기사는 기고·보도',
  ),
  date: label('날짜', pastDay, '쓴 날, 강의한 날, 실린 날'),
  author: label('쓴 사람', v.optional(text), '변호사의 이름. 강의면 강의한 변호사'),
  where: label('곳', v.optional(text), '강의한 곳이나 실린 신문. 예: 예시구청'),
  link: label('링크', v.optional(httpsAddress), '영상이나 기사의 주소'),
  area: label('업무', v.optional(reference('areas')), '고르면 그 업무의 페이지에도 나옵니다'),
  description: label(
    '설명',
    v.optional(v.pipe(longText, v.maxLength(110, '110자까지 적습니다'))),
    '검색 결과에 보입니다. 없으면 첫 문단으로 만듭니다',
  ),
  reviewed: label('확인한 변호사', reviewed, '쓴 사람이 아닌 변호사가 글을 확인했을 때'),
});

/** A column as the pages show one. */
export interface Column extends v.InferOutput<typeof ColumnSchema>, ArticleText {
  description: string;
}

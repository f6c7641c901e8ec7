import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

const instead =
  '"주요 업무"라고 적습니다. 등록한 변호사이면 content/people/의 그 변호사 파일에 registeredField를 적고, 그 변호사의 이름과 함께 씁니다';

/** Words that only lawyers with a registered field may use (`mayBeCalled`). */
export const specialty: AdvertisingRule = {
  subject: '전문',
  why: articles.specialty,
  instead,
  approvable: false,
  forbidden: [
    '전문',
    '스페셜리스트|(?<![a-z])(specialist|specialized|specializing|specializes|expert)s?(?![a-z])',
  ],
  otherWords: [
    '법학 전문 대학원|법전원|전문 대학|전문 (심리|위원|재판|법관|조사|개정|법칙|증거|용어|서적|직|도서|자격|상담사|간호사|기관|감정|과정|석사|박사|연수|연구회|학회)',
    '전문의(?! ({lawyer}))|비 전문가',
    // 全文: the whole text.
    '(판결|판결문|결정|결정문|조문|법령|증서|원고|본문|기사|논문|편지|이메일|계약서|약관|회의록)(의)? 전문(?! ?(가|{lawyer}))',
    '(유언|유언장|유언서|그|내용)(의)? 전문(을|이|과|은|에|도)|전문(을|과) (읽|보|직접|자필|손|모두|스스로|자서|적|쓰|써|공개|내려|확인|연월일|날짜|작성)',
    '(감정인|감정평가사|의사|의료)…전문적',
    '전문 ?\\((全文|傳聞)',
    '전문 가(의)? 감정|(법원|감정|의료|번역|통역|정신과|필적|측량|평가) (분야|의)? ?전문 (가|인력|기관|업체|인)',
    '전문 분야(로)? 등록|등록(한|된)? 전문 분야|전문 분야 등록에 관한 규정',
    // Within a word or between two: 사전 문의, 안전 문제.
    '(사|오|안|완|운|이|종|생|직|유|발|회|여|도)전 ?문(의|제|화|서|건|구|턱|항|헌|자)',
    '전 문의(해|하|는|를|가|드|주)',
    'expert (witness|opinion|report)',
  ],
};

export const specialised: AdvertisingRule = {
  subject: '특화·전담',
  why: articles.specialty,
  instead: '"주요 업무"나 "상속 사건을 맡습니다"라고 적습니다',
  approvable: true,
  forbidden: [
    '{field} (사건|소송|분야|분쟁)?(에|만을|만|을)? ‥(특화|전담)',
    '(특화|전담)(된|한|하는)? ({lawyer}|서비스)|(에|만) 특화',
  ],
  otherWords: [
    '({field} (사건|소송)?(을|를)? ?)?전담(하는)? (재판부|판사|부서|공무원|기관|조사)|국선 전담 변호사|특화 (산업|거리|단지|작물)',
  ],
};

/**
 * Whether 전문 describes only lawyers who have registered the field: each lawyer named in the sentence, or else the
 * lawyer whose file contains it. A firm has no field of its own.
 *
 * @param before the text that precedes 전문, such as `김새벽 변호사는 상속`
 * @param own the id of the lawyer whose file contains the sentence
 */
export function mayBeCalled(
  before: string,
  sentence: string,
  lawyers: readonly Lawyer[],
  own: string | undefined,
): boolean {
  const named = lawyers.filter(({ name }) => spaceless(sentence).includes(spaceless(name)));
  const meant = named.length > 0 ? named : lawyers.filter(({ id }) => id === own);
  const fields = (/[가-힣]+(?: ?[·,/] ?[가-힣]+)* ?$/.exec(before)?.[0] ?? '').split(/[·,/]/);
  return (
    meant.length > 0 &&
    meant.every(({ registeredField }) =>
      fields.every((field) => fieldsOf(registeredField).includes(bare(field))),
    )
  );
}

/** The fields that a lawyer has registered: 없음 is none. */
function fieldsOf(registered = ''): string[] {
  return registered
    .split(/[·,/]/)
    .map(bare)
    .filter((field) => field !== '' && !/^(?:없음|해당없음|미등록|무|-)$/.test(field));
}

/** 상속 사건 and 상속법 are the field 상속. */
function bare(field: string): string {
  return spaceless(field).replace(/(?:사건|분야|법)$/, '');
}

function spaceless(text: string): string {
  return text.replaceAll(' ', '');
}

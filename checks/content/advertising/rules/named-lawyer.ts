import type { AdvertisingRule } from '../rule.ts';
import { articles } from './articles.ts';

/** Ends of places, things and verbs that names do not have: 강남구 변호사, 유류분 변호사, 유능한 변호사; 변호사 itself. */
const noName =
  '(?<!길)동|[구시군역도읍면분세장료증차한할인진된은는을의와과로적될던]|구성원|전문가|변호사|우리나라|모든';

/** A name before 변호사; whether the firm has such a lawyer is judged besides. */
export const namedLawyer: AdvertisingRule = {
  subject: '사람',
  why: articles.people,
  instead: '이름은 content/firm.yaml과 content/people/에 있는 변호사만 적습니다',
  approvable: false,
  forbidden: [`(?<![가-힣])({family})[가-힣]{2}(?<!${noName}) (대표|책임|담당)? 변호사`],
  otherWords: ['(한국|미국|일본|중국|영국|호주|독일) 변호사'],
};

import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { day, distinct, fields, label, listOf, longText, oneOf, text } from './fields/fields.ts';
import { policyTitles } from './policy.ts';

const sentence = v.pipe(longText, v.regex(/\.$/, '문장으로 적고 마침표로 끝냅니다'));

const Change = fields({
  date: label('시행하는 날', day, '미리 알리시려면 앞으로의 날을 적습니다'),
  text: label('바뀐 내용', longText, '예: 처음 제정했습니다.'),
});

const Section = fields({
  title: label(
    '제목',
    v.pipe(
      text,
      v.check(
        (title) => title !== '변경 이력' && !Object.values(policyTitles).includes(title),
        '사이트가 이미 적는 조입니다. 다른 제목을 적습니다',
      ),
    ),
    '제n조는 저절로 붙습니다',
  ),
  paragraphs: label('문단', distinct(longText)),
  after: label(
    '앞에 올 조',
    v.optional(oneOf(Object.values(policyTitles), '조')),
    '이 조의 바로 뒤에 나옵니다. 비워 두면 변경 이력의 앞에 나옵니다',
  ),
});

/** Refuses words about matters that need a separate consent (개인정보 보호법 제22조 제1항, 정보통신망법 제50조). */
const apart = v.regex(
  /^(?!.*(?:제3자|국외|민감|고유식별|광고|홍보))/,
  '제3자 제공, 국외 이전, 민감정보, 고유식별정보, 광고는 따로 동의를 받아야 합니다. 이 동의서에는 적지 않습니다',
);

/** The site writes these itself: the items come from the form, and the period from the program. */
const OURS = '목적, 항목, 기간, 거부할 권리는 사이트가 적습니다. 다른 제목을 적습니다';

const Consent = fields({
  purposes: label(
    '더할 목적',
    v.optional(distinct(v.pipe(sentence, apart))),
    '신청을 확인하고 상담하는 것 밖의 목적. 예: 상담하신 분께 설문을 여쭙는 데에 씁니다.',
  ),
  statements: label(
    '더할 설명',
    v.optional(
      distinct(
        fields({
          title: label(
            '제목',
            v.pipe(text, v.regex(/^(?!.*(?:목적|항목|기간|거부))/, OURS), apart),
          ),
          text: label('설명', longText),
        }),
        'title',
      ),
    ),
    '제3자 제공처럼 따로 동의를 받아야 하는 것은 적지 않습니다',
  ),
  refusal: label(
    '거부하실 때의 불이익',
    v.optional(sentence),
    '‘동의하지 않으실 수 있습니다.’ 뒤에 나옵니다. 예: 그때는 전화로 상담해 주세요.',
  ),
});
/** A firm's additions to the consent. They change neither which data is collected nor how long it is kept. */
export type ConsentWords = v.InferOutput<typeof Consent>;

/** content/privacy.yaml: the firm's own words in the privacy policy and the consent. */
export const PrivacySchema = fileFields({
  changes: label(
    '변경 이력',
    listOf(Change),
    '처리방침을 시행하거나 고친 날마다 하나. 온 날 가운데 가장 늦은 날이 시행일입니다',
  ),
  contacts: label(
    '권리를 행사할 연락처',
    v.optional(
      distinct(
        fields({
          way: label('방법', text, '예: 우편'),
          at: label('번호나 주소', text),
        }),
        'way',
      ),
    ),
    '대표전화와 이메일 밖의 것',
  ),
  sections: label('더할 조', v.optional(distinct(Section, 'title'))),
  consent: label(
    '동의서에 더할 말',
    v.optional(Consent),
    '고치면 동의서의 버전이 저절로 바뀝니다. 받는 항목과 보유 기간은 사이트가 적습니다',
  ),
});

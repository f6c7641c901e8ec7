import * as v from 'valibot';
import type { CallSlot } from './call-slot.ts';
import { ConsultationSchema } from './consultation-schema.ts';
import { fileFields } from './fields/approved.ts';
import { color } from './fields/color.ts';
import {
  fields,
  label,
  listOf,
  longText,
  pastDay,
  phone,
  picture,
  text,
  unknown,
  yesNo,
} from './fields/fields.ts';
import { drawingOf, iconNames } from './fields/icons.ts';
import { FirstCallSchema } from './first-call-schema.ts';
import { CallHours, Closures, OfficeHours } from './hours-schema.ts';
import { AddressSchema, BranchSchema, type Directions, DirectionsSchema } from './office-schema.ts';
import type { Lawyer } from './person-schema.ts';
import { PriceSchema } from './price-schema.ts';
import { ProcessorSchema } from './processor-schema.ts';

/** The forms that addresses have on the platforms that visitors know. */
const platforms = [
  [
    /^https:\/\/(?:www\.)?(?:(?:pf|open)\.)?kakao\.com/,
    /^https:\/\/(?:pf\.kakao\.com\/_\w+|open\.kakao\.com\/(?:o|me)\/[^\s/?#]+)(?:[/?#]\S*)?$/,
    'https://pf.kakao.com/_아이디/chat이나 https://open.kakao.com/o/아이디',
  ],
  [
    /^https:\/\/talk\.naver\.com/,
    /^https:\/\/talk\.naver\.com\/(?:ct\/|profile\/)?\w{3,}(?:[/?#]\S*)?$/,
    'https://talk.naver.com/ct/아이디',
  ],
  [
    /^https:\/\/(?:\w+\.)?youtube\.com/,
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:@|channel\/|c\/|user\/)[^\s/?#]+(?:[/?#]\S*)?$/,
    'https://www.youtube.com/@이름이나 https://www.youtube.com/channel/아이디',
  ],
] as const;

const HTTPS = '주소는 https://로 시작해 적습니다. 예: https://pf.kakao.com/_아이디/chat';

const iconName = label(
  '아이콘',
  v.pipe(
    text,
    v.check(
      (name) => drawingOf(name) !== undefined,
      ({ input }) => unknown('아이콘', input, iconNames()),
    ),
  ),
  'lucide.dev/icons에 있는 이름. 예: message-circle',
);

/** A channel of the firm other than its phone. */
const Channel = fields({
  name: label('이름', text, '예: 카카오톡'),
  short: label('짧은 이름', v.optional(text), '좁은 곳에 쓸 이름. 없으면 이름을 씁니다'),
  note: label('설명', text, '예: 채널에서 대화합니다'),
  icon: iconName,
  href: label(
    '주소',
    v.pipe(
      v.string(HTTPS),
      v.regex(/^https:\/\/\S+$/, HTTPS),
      v.check(
        (href) => platforms.every(([here, form]) => !here.test(href) || form.test(href)),
        ({ input }) =>
          `이 주소는 ${platforms.find(([here]) => here.test(input))?.[2]}처럼 적습니다`,
      ),
    ),
  ),
  hours: label(
    '답하는 시간',
    v.optional(text),
    '대화할 수 있는 곳이면 적습니다. 예: 평일 오전 10시 – 오후 5시에 답합니다',
  ),
  messenger: label(
    '대화할 수 있는 곳',
    v.optional(yesNo),
    '여기로 문의하면 답합니다. 블로그나 유튜브면 끕니다',
  ),
});

const MINUTES = '분은 숫자로 적습니다. 예: 30';

const uncharged = v.optional(v.never('첫 상담료를 받지 않으면 지웁니다'));

const ConsultationFee = v.variant(
  'charged',
  [
    fields({
      charged: label('받습니다', v.literal(true)),
      amount: label('금액', text, '예: 5만 원'),
      minutes: label(
        '시간(분)',
        v.optional(v.pipe(v.number(MINUTES), v.integer(MINUTES))),
        '예: 30',
      ),
      how: label('덧붙일 말', v.optional(text), '예: 전화, 화상, 방문 모두 같습니다.'),
    }),
    fields({
      charged: label('받습니다', v.literal(false)),
      amount: label('금액', uncharged),
      minutes: label('시간(분)', uncharged),
      how: label('덧붙일 말', uncharged),
    }),
  ],
  'charged에 true(받습니다)나 false(받지 않습니다)를 적습니다',
);

/**
 * The facts of content/firm.yaml (docs/decisions/006-firm-facts.md). The law or the site requires facts without
 * `optional`; the site works without the others.
 */
export const FirmSchema = fileFields({
  sample: label('견본', yesNo, '실제 법인이면 끕니다'),
  name: label('상호', text),
  color: label(
    '색',
    v.optional(color),
    '누를 곳과 고른 것의 색. 예: #1f3a5f. 잘 보이도록 밝기를 맞추어 씁니다. 비워 두면 노란색입니다',
  ),
  logo: label(
    '로고',
    v.optional(picture),
    '위의 메뉴 옆에 상호 대신 나옵니다. svg가 좋습니다. 어두운 화면에 쓸 로고는 이름에 -dark를 붙여 함께 둡니다. 예: logo.svg, logo-dark.svg',
  ),
  representative: label('대표변호사', v.optional(text)),
  advertisingLawyer: label(
    '광고책임변호사',
    text,
    '변호사 광고에 관한 규정 제3조 제2항에 따라 모든 광고에 적습니다',
  ),
  businessNumber: label(
    '사업자등록번호',
    v.optional(v.pipe(text, v.regex(/^\d{3}-\d{2}-\d{5}$/, '000-00-00000처럼 적습니다'))),
  ),
  phone: label('전화', phone),
  fax: label('팩스', v.optional(phone)),
  email: label('이메일', v.pipe(text, v.email('이메일 주소를 contact@example.com처럼 적습니다'))),
  address: label('주소', AddressSchema),
  directions: label('오시는 길', v.optional(DirectionsSchema)),
  branches: label('분사무소', v.optional(listOf(BranchSchema))),
  hours: label('업무 시간 (평일)', v.optional(OfficeHours)),
  callHours: label(
    '평일 낮이 아닌 상담 시간',
    v.optional(CallHours),
    '적으면 상담 신청에서 고를 수 있습니다',
  ),
  closures: label(
    '쉬는 날',
    v.optional(Closures),
    '주말과 공휴일은 적지 않아도 됩니다. 지난 날은 보이지 않습니다',
  ),
  channels: label('채널', v.optional(listOf(Channel)), '적은 차례로 나옵니다'),
  links: label(
    '블로그와 영상',
    v.optional(
      listOf(
        fields({
          name: label('이름', text, '예: 블로그'),
          href: label('주소', v.pipe(text, v.regex(/^https:\/\/\S+$/, HTTPS))),
          icon: iconName,
        }),
      ),
    ),
    '변호사 소개에 나옵니다. 연락을 받는 곳은 채널에 적습니다',
  ),
  roles: label(
    '역할',
    v.optional(listOf(fields({ role: label('역할', text), work: label('하는 일', longText) }))),
  ),
  firstConsultation: label('첫 상담료', ConsultationFee),
  firstCall: label(
    '신청 뒤의 첫 전화',
    v.optional(FirstCallSchema),
    '누가 전화하고 무엇을 지키는지. 적은 것만 나옵니다',
  ),
  pricesFirst: label(
    '금액부터 말씀드립니다',
    v.optional(yesNo),
    '시작하기 전에 금액을 먼저 말씀드릴 때만 켭니다. 첫 화면의 비용 제목이 됩니다',
  ),
  promise: label(
    '첫 화면의 문장',
    v.optional(v.pipe(text, v.maxLength(40, '40자까지 적습니다'))),
    '한 문장. 비워 두면 사이트에 준비된 말이 나옵니다',
  ),
  consultation: label('상담', v.optional(ConsultationSchema)),
  prices: label(
    '보수',
    v.optional(listOf(PriceSchema)),
    '일마다 얼마부터 얼마까지인지. 비용 페이지와 업무 페이지에 나옵니다',
  ),
  privacyOfficer: label(
    '개인정보 보호책임자',
    fields({ name: label('이름', text), department: label('부서', v.optional(text)) }),
  ),
  processors: label(
    '개인정보 처리 수탁자',
    v.optional(v.array(ProcessorSchema, '줄마다 -로 적습니다')),
    '서버, 이메일, 문자를 맡은 회사. 개인정보 보호법 제26조',
  ),
  // The editor leaves out an empty list.
  noProcessors: label(
    '맡긴 곳이 없습니다',
    v.optional(yesNo),
    '켜면 처리방침에 ‘위탁하지 않으며’라고 나옵니다. 위에 회사를 적으면 그 회사가 나옵니다',
  ),
  lawCheckedOn: label('법을 확인한 날', pastDay, '변호사가 사이트의 법률 설명을 조문과 대조한 날'),
});

type FirmFile = v.InferOutput<typeof FirmSchema>;

/** The firm: its file and people, with maps and icons (the inside of an SVG of 24 by 24) in place of their names. */
export interface Firm
  extends Omit<FirmFile, 'directions' | 'branches' | 'callHours' | 'processors' | 'noProcessors'> {
  callHours?: { evening?: CallSlot | undefined; saturday?: CallSlot | undefined } | undefined;
  directions?: Directions | undefined;
  branches?: Branch[] | undefined;
  lawyers?: Lawyer[] | undefined;
}

/** The firm with the facts that only the server reads. */
export interface WrittenFirm extends Firm {
  /** Empty if the firm has no processors. */
  processors?: FirmFile['processors'];
}

type Branch = Omit<v.InferOutput<typeof BranchSchema>, 'directions'> & {
  directions?: Directions | undefined;
};

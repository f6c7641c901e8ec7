import * as v from 'valibot';
import { fields, label, text, won } from './fields/fields.ts';
import { reference } from './fields/references.ts';

const End = fields({
  amount: label('금액(원)', won, '예: 300000'),
  when: label('어떤 때', text, '예: 성년 한 분이고 서류가 있을 때'),
});

const VAT =
  '부가세를 뺀 금액을 적습니다. 사이트가 부가가치세 10%가 붙는다고 적으니, 여기에는 부가세를 적지 않습니다';

/** The price of a piece of work: one amount, or a range of two. Each amount has the case in which it applies. */
export const PriceSchema = v.pipe(
  fields({
    area: label('업무', reference('areas'), '이 업무의 페이지에도 나옵니다'),
    work: label('일', text, '예: 상속포기·한정승인'),
    note: label(
      '덧붙일 말',
      v.optional(v.pipe(text, v.regex(/^(?!.*부가(?:가치)?세)/, VAT))),
      '예: 한 분에, 착수금',
    ),
    from: label('부터', End),
    to: label('까지', v.optional(End), '금액이 하나면 비워 둡니다'),
  }),
  v.forward(
    v.check(
      ({ from, to }) => to === undefined || from.amount < to.amount,
      '‘까지’의 금액을 ‘부터’보다 크게 적습니다. 금액이 하나면 지웁니다',
    ),
    ['to'],
  ),
);

export type Price = v.InferOutput<typeof PriceSchema>;

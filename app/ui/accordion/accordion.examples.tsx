import { Accordion } from './accordion.tsx';

/** Opening one item closes the others; the open one can be closed. */
export function Exclusive() {
  return (
    <Accordion
      exclusive
      headingLevel={3}
      items={[
        {
          title: '자녀가 모두 상속을 포기하면 손주에게 넘어가나요?',
          content: <p>아닙니다. 배우자가 남아 있으면 배우자가 혼자 상속합니다.</p>,
          open: true,
        },
        {
          title: '고인의 통장에서 돈을 찾아 써도 되나요?',
          content: <p>처분하면 모두 물려받겠다는 뜻으로 다루어질 수 있습니다. 제1026조</p>,
        },
        {
          id: 'late-debts',
          title: '3개월이 지난 뒤에 빚을 알았습니다. 늦은 건가요?',
          content: <p id="late-debts-answer">중대한 잘못 없이 몰랐다면 다시 3개월이 있습니다.</p>,
        },
      ]}
    />
  );
}

/** Each item opens and closes on its own. */
export function Independent() {
  return (
    <>
      <p>
        <a className="link" href="#address-missing">
          주소가 없는 유언은요?
        </a>
      </p>
      <Accordion
        headingLevel={3}
        items={[
          {
            title: '배 속의 아이도 상속인인가요?',
            content: <p>이미 출생한 것으로 봅니다. 제1000조 제3항</p>,
            open: true,
          },
          {
            title: '자필 유언에 주소를 적지 않았습니다.',
            content: <p id="address-missing">주소를 적지 않은 자필 유언은 효력이 없습니다.</p>,
          },
        ]}
      />
    </>
  );
}

/** A list nested in an answer is independent. */
export function Nested() {
  return (
    <Accordion
      exclusive
      headingLevel={3}
      items={[
        {
          title: '상속포기는 어떻게 하나요?',
          open: true,
          content: (
            <Accordion
              exclusive
              headingLevel={4}
              items={[
                { title: '어디에 신고하나요?', content: <p>가정법원에 신고합니다.</p> },
                { title: '언제까지 하나요?', content: <p id="three-months">3개월 안입니다.</p> },
              ]}
            />
          ),
        },
        {
          title: '한정승인은 무엇인가요?',
          content: <p>물려받은 재산의 한도에서 빚을 갚는 것입니다.</p>,
        },
      ]}
    />
  );
}

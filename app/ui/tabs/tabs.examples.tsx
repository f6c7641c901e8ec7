import { Tabs } from './tabs.tsx';

/** Labels on a line; the first panel is shown. */
export function Horizontal() {
  return (
    <Tabs
      label="상속에 관한 세 가지 선택"
      items={[
        { id: 'accept', label: '단순승인', panel: <p>재산과 빚을 모두 이어받습니다.</p> },
        {
          id: 'limited',
          label: '한정승인',
          panel: <p>물려받은 재산의 한도에서 빚을 갚습니다. 제1028조</p>,
        },
        {
          id: 'renounce',
          label: '상속포기',
          panel: <p id="renounce-text">처음부터 상속인이 아니었던 것이 됩니다. 제1042조</p>,
        },
      ]}
    />
  );
}

/** Rows that end in nodes; a branch leads from the selected one to its panel. */
export function Vertical() {
  return (
    <Tabs
      label="지금 상황"
      orientation="vertical"
      items={[
        {
          id: 'just-now',
          label: '가족이 돌아가셨을 때',
          panel: (
            <>
              <h3 className="t4">오늘 다 하지 않으셔도 됩니다. 순서대로 하시면 됩니다.</h3>
              <p>사망신고는 사망 사실을 안 날부터 1개월 안에 합니다.</p>
            </>
          ),
        },
        {
          id: 'debts',
          label: '빚이 더 많을 때',
          panel: (
            <>
              <h3 className="t4">신고하시면 빚을 물려받지 않을 수 있습니다.</h3>
              <p>상속이 시작된 것을 안 날부터 3개월 안에 가정법원에 신고합니다.</p>
            </>
          ),
        },
        {
          id: 'dispute',
          label: '나누는 데 다툼이 있을 때',
          panel: <p>한 사람이라도 반대하면 협의로 나눌 수 없습니다.</p>,
        },
      ]}
    />
  );
}

/** Two are marked: the last of them is shown. A link leads into a hidden panel. */
export function Marked() {
  return (
    <>
      <p>
        <a className="link" href="#tax-text">
          상속세는 언제까지인가요?
        </a>
      </p>
      <Tabs
        label="기한"
        items={[
          {
            id: 'tax',
            label: '상속세',
            panel: <p id="tax-text">사망한 달의 말일부터 6개월 안에 신고합니다.</p>,
          },
          { id: 'report', label: '사망신고', selected: true, panel: <p>1개월 안에 합니다.</p> },
          { id: 'choice', label: '포기', selected: true, panel: <p>3개월 안에 합니다.</p> },
        ]}
      />
    </>
  );
}

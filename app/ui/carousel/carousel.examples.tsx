import { Carousel } from './carousel.tsx';

/** Advances every 3 seconds, until stopped, hovered or focused. */
export function Auto() {
  return (
    <Carousel
      auto
      label="상속을 받을지 정하는 방법"
      slides={[
        {
          id: 'simple',
          content: (
            <>
              <h3 className="t3">단순승인</h3>
              <p>재산과 빚을 모두 이어받습니다. 3개월이 지나면 단순승인한 것으로 봅니다.</p>
              <p className="t1 text-muted">민법 제1025조·제1026조</p>
            </>
          ),
        },
        {
          id: 'limited',
          content: (
            <>
              <h3 className="t3">한정승인</h3>
              <p>받은 재산의 한도에서만 빚을 갚습니다. 재산목록을 첨부해 가정법원에 신고합니다.</p>
              <p className="t1 text-muted">민법 제1028조·제1030조</p>
            </>
          ),
        },
        {
          id: 'renunciation',
          content: (
            <>
              <h3 className="t3">상속포기</h3>
              <p>
                처음부터 상속인이 아니었던 것이 됩니다.{' '}
                <a className="link" href="#next">
                  다음 순위
                </a>
                의 가족에게 알리는 것이 좋습니다.
              </p>
              <p className="t1 text-muted">민법 제1041조·제1042조</p>
            </>
          ),
        },
      ]}
    />
  );
}

/** Stays until the visitor moves it, and starts at the slide marked active. */
export function Static() {
  return (
    <Carousel
      label="재산을 나누는 순서"
      slides={[
        { id: 'will', content: <p>유언이 있으면 그에 따릅니다. 제1012조</p> },
        {
          id: 'agreement',
          content: <p>없으면 상속인 모두의 협의로 나눕니다. 제1013조</p>,
          active: true,
        },
        { id: 'court', content: <p>협의가 되지 않으면 가정법원의 심판을 구합니다. 제1013조</p> },
        {
          id: 'effect',
          content: <p>나누면 돌아가신 때부터 그렇게 나눈 것으로 봅니다. 제1015조</p>,
        },
      ]}
    />
  );
}

/** A single slide needs no controls. */
export function Single() {
  return (
    <Carousel
      auto
      label="상속이 시작되는 때"
      slides={[{ id: 'death', content: <p>상속은 사망으로 시작됩니다. 제997조</p> }]}
    />
  );
}

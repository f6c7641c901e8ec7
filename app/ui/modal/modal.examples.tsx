import { Tooltip, TooltipTrigger } from '../tooltip/tooltip.tsx';
import { Modal, ModalTrigger } from './modal.tsx';

/** Closed by its button, by Escape and by a click outside; another one may open over it. */
export function Dynamic() {
  return (
    <>
      <ModalTrigger target="consent-text" className="button">
        동의 내용 보기
      </ModalTrigger>{' '}
      <ModalTrigger target="consent-text" action="toggle" className="button">
        열고 닫기
      </ModalTrigger>
      <Modal id="consent-text" title="개인정보 수집·이용">
        <p>상담을 위해 성함과 연락처를 받습니다. 상담이 끝나면 지웁니다.</p>
        <p>
          <ModalTrigger target="consent-law" className="link">
            근거 조문
          </ModalTrigger>
        </p>
        <Modal id="consent-law" title="개인정보 보호법">
          <p>제15조 제1항 제1호, 제2항</p>
        </Modal>
      </Modal>
    </>
  );
}

/** A click outside does not close it; Escape does. */
export function StaticBackdrop() {
  return (
    <>
      <ModalTrigger target="unsent" className="button">
        작성 중인 글이 있습니다
      </ModalTrigger>
      <Modal id="unsent" title="작성하신 글을 그대로 두었습니다" backdrop="static">
        <p>이어서 작성하시거나 닫으셔도 글은 남아 있습니다.</p>
        <p>
          <TooltipTrigger target="unsent-tip" className="term">
            남아 있는 동안
          </TooltipTrigger>
          <Tooltip id="unsent-tip">이 창을 닫으실 때까지입니다.</Tooltip>
        </p>
      </Modal>
    </>
  );
}

/** Only its own buttons close it. */
export function NotClosable() {
  return (
    <>
      <ModalTrigger target="must-choose" className="button">
        선택해야 하는 창
      </ModalTrigger>
      <Modal id="must-choose" title="어디로 연락드릴까요" closable={false}>
        <p>
          <TooltipTrigger target="must-choose-tip" className="term">
            평일에 드립니다
          </TooltipTrigger>
          <Tooltip id="must-choose-tip">토요일과 공휴일에는 쉽니다.</Tooltip>
        </p>
        <ModalTrigger target="must-choose" action="toggle" className="button">
          전화로
        </ModalTrigger>
      </Modal>
    </>
  );
}

/** Taller than the window: the text scrolls, the heading stays. */
export function Long() {
  return (
    <>
      <ModalTrigger target="long-text" className="button">
        긴 글
      </ModalTrigger>
      <Modal id="long-text" title="상속의 순서">
        {['제1000조', '제1001조', '제1003조', '제1009조', '제1010조', '제1019조'].map((article) => (
          <p key={article}>
            {article}. 상속은 사망으로 시작됩니다. 상속인은 상속이 시작된 때부터 고인의 재산에 관한
            권리와 의무를 이어받습니다. 다만 고인에게만 속하던 것은 그렇지 않습니다.
          </p>
        ))}
      </Modal>
    </>
  );
}

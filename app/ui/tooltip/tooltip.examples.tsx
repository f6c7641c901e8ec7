import { Tooltip, TooltipTrigger } from './tooltip.tsx';

/** Opened by hover and focus; the mouse may move onto it. */
export function Hover() {
  return (
    <>
      <TooltipTrigger target="weekday-tip" className="button">
        2027. 2. 10.
      </TooltipTrigger>
      <Tooltip id="weekday-tip">
        기한의 마지막 날이 토요일이나 공휴일이면 그다음 날에 끝납니다.
      </Tooltip>
    </>
  );
}

/** Opened by a click. */
export function Click() {
  return (
    <>
      <TooltipTrigger target="units-tip" on="click" className="button">
        상속분의 비율
      </TooltipTrigger>
      <Tooltip id="units-tip">배우자의 상속분은 자녀의 1.5배입니다.</Tooltip>
    </>
  );
}

import { Collapse, CollapseTrigger } from '../collapse/collapse.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { DismissTrigger } from '../dismissible/dismissible.tsx';
import { DrawerTrigger } from '../drawer/drawer.tsx';
import { DropdownTrigger } from '../dropdown/dropdown.tsx';
import { ModalTrigger } from '../modal/modal.tsx';
import { PopoverTrigger } from '../popover/popover.tsx';
import { SpeedDial, SpeedDialTrigger } from '../speed-dial/speed-dial.tsx';
import { TooltipTrigger } from '../tooltip/tooltip.tsx';

/** A trigger without its target logs to the console. The last one has its target. */
export function Missing() {
  return (
    <>
      <CollapseTrigger target="no-such-panel">펼치기</CollapseTrigger>
      <CopyButton target="no-such-text">복사</CopyButton>
      <DismissTrigger target="#no-such-notice" />
      <DrawerTrigger target="no-such-drawer">서랍</DrawerTrigger>
      <DropdownTrigger target="no-such-list">목록</DropdownTrigger>
      <ModalTrigger target="no-such-modal">창</ModalTrigger>
      <PopoverTrigger target="no-such-popover">설명</PopoverTrigger>
      <SpeedDial>
        <SpeedDialTrigger target="no-such-dial">연락</SpeedDialTrigger>
      </SpeedDial>
      <TooltipTrigger target="no-such-tip">도움말</TooltipTrigger>
      <CollapseTrigger target="papers">필요한 서류</CollapseTrigger>
      <Collapse id="papers">
        <p>기본증명서, 가족관계증명서, 말소된 주민등록표 초본을 챙기시면 됩니다.</p>
      </Collapse>
    </>
  );
}

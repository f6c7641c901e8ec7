import PrinterIcon from '~icons/lucide/printer';
import { printPage } from './print.behaviour.ts';

export function PrintButton() {
  return (
    <button className="copy-link needs-script" type="button" {...printPage}>
      <PrinterIcon className="icon" />
      <span className="underlined">한 장으로 인쇄</span>
    </button>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useStyles } from '#app/browser/use-styles.ts';
import { holidaysKnown } from '#app/law/deadlines/holidays.ts';
import PrinterIcon from '~icons/lucide/printer';
import { attachmentsOf } from './attachment-list.ts';
import { copy } from './copy.ts';
import { type Cost, GuideLeaf } from './guide-leaf.tsx';
import type { FormId, PaperCase, Written } from './model.ts';
import { paperOf } from './paper.ts';
import { loadPaperFonts } from './paper-fonts.ts';
import { type Printed, printPaper } from './print-paper.ts';
import sheetStyles from './sheet.css?url';
import { Sheets } from './sheets.tsx';
import { lastDay, safeDay } from './time-limit.ts';

const words = copy.preview;

/** Id of the button that prints. */
export const PRINT = 'forms-print';

/** Width of a sheet in CSS pixels. */
const SHEET = (210 / 25.4) * 96;

interface PreviewProps {
  form: FormId;
  written: Written;
  paperCase: PaperCase;
  courtAsOf: string | null;
  costs: readonly Cost[];
  /** Whether another tab covers the sheets on a narrow screen. They stay laid out, because printing needs them. */
  isAway: boolean;
}

/** The sheets as they are printed, and the buttons that print them. */
export function Preview({ form, written, paperCase, courtAsOf, costs, isAway }: PreviewProps) {
  const [sheets, setSheets] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isStyled = useStyles(sheetStyles);
  const paper = paperOf(form, written, paperCase);
  const isSpecial = form === 'limited' && written.special;
  // 민법 1019③: the months of a special limited acceptance run from the day on which the debts were known.
  const end = lastDay(isSpecial ? written.learned : paperCase.knew);
  const text = JSON.stringify(paper);

  useScale(box, isLarge);
  usePrintedAlone(box);
  // Loads the slices of what is typed, so that it can be printed without a connection.
  useEffect(() => void loadPaperFonts(text), [text]);

  return (
    <div className="form-preview" data-away={isAway || undefined}>
      <p className="form-preview-head">
        <span>{words.sheets(sheets)}</span>
        <button
          className="link"
          type="button"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? words.small : words.large}
        </button>
      </p>
      <div className="form-sheets" ref={box} translate="no" data-clarity-mask="true">
        {isStyled && (
          <Sheets
            paper={paper}
            onCount={setSheets}
            guide={
              <GuideLeaf
                form={form}
                title={paper.title}
                court={paperCase.court}
                courtAsOf={courtAsOf}
                end={end}
                isSpecial={isSpecial}
                safe={end ? safeDay(end) : ''}
                holidaysKnown={end === '' || holidaysKnown(end)}
                attachments={attachmentsOf(form, written, paperCase)}
                costs={costs}
                claimants={written.claimants.length}
              />
            }
          />
        )}
      </div>
      <p className="form-hint">{words.guide}</p>
      <PrintRow text={text} title={paper.title} />
    </div>
  );
}

/** Buttons that print once the typeface is complete. */
function PrintRow({ text, title }: { text: string; title: string }) {
  const [state, setState] = useState<Printed | 'waiting'>('printed');

  async function print(): Promise<void> {
    const anyway = state === 'no-fonts';
    setState('waiting');
    setState(await printPaper({ text, title, anyway }));
  }

  const says = {
    printed: '',
    waiting: words.waiting,
    'no-fonts': words.noFonts,
    failed: words.otherwise,
  }[state];
  return (
    <>
      <p className="form-buttons">
        <button className="button button-primary" id={PRINT} type="button" onClick={print}>
          <PrinterIcon />
          <span>{words.print}</span>
        </button>
        <button className="button" type="button" onClick={print} aria-describedby="pdf-hint">
          {words.pdf}
        </button>
      </p>
      <p className="form-hint" id="pdf-hint">
        {words.pdfHint}
      </p>
      <p className="form-print-status" role="status">
        {says}
      </p>
    </>
  );
}

/** Scales the sheets to the width of their box, or shows them in their own size. */
function useScale(box: React.RefObject<HTMLDivElement | null>, isLarge: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scale = () => {
      const width = element.parentElement?.clientWidth ?? SHEET;
      const value = isLarge ? 1 : Math.min(1, width / SHEET);
      element.style.setProperty('--sheet-scale', String(value));
    };
    const observer = new ResizeObserver(scale);
    if (element.parentElement) observer.observe(element.parentElement);
    scale();
    return () => observer.disconnect();
  }, [box, isLarge]);
}

/** Marks the sheets and their ancestors, so that sheet.css prints nothing else, by whatever way the visitor prints. */
function usePrintedAlone(box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const marked: HTMLElement[] = [];
    for (let one: HTMLElement | null = box.current; one; one = one.parentElement) {
      one.dataset.print = one === box.current ? 'part' : 'way';
      marked.push(one);
    }
    return () => {
      for (const one of marked) delete one.dataset.print;
    };
  }, [box]);
}

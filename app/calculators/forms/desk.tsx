import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useCase } from '#app/case/case.ts';
import type { CourtTable } from '#app/firm/view/court-table.ts';
import CheckIcon from '~icons/lucide/check';
import { Claimants } from './claimant-fields.tsx';
import { copy } from './copy.ts';
import { CaseDay, CourtFields, DeceasedFields } from './deceased-fields.tsx';
import { EstateFields } from './estate-fields.tsx';
import { peopleOf } from './from-case.ts';
import { guides } from './guide-copy.ts';
import type { Cost } from './guide-leaf.tsx';
import { type Missing, missingIn } from './missing.ts';
import type { FormId, PaperCase, Written } from './model.ts';
import { OwnFields, SigningField } from './own-fields.tsx';
import { PRINT, Preview } from './preview.tsx';
import { Screen } from './screen.tsx';

interface DeskProps {
  form: FormId;
  written: Written;
  put: (part: Partial<Written>) => void;
  paperCase: PaperCase;
  courts: CourtTable;
  courtAsOf: string | null;
  costs: readonly Cost[];
  isHolding: boolean;
  clear: () => void;
}

/** The fields of a form and its sheets: in two tabs on a narrow screen, side by side on a wide one. */
export function Desk(props: DeskProps) {
  const { form, written, put, paperCase, courts, courtAsOf, costs, isHolding, clear } = props;
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const { facts } = useCase();
  const missing = missingIn(form, written, paperCase);

  function write({ field }: Missing): void {
    flushSync(() => setTab('write'));
    document.getElementById(field)?.focus();
  }

  function preview(): void {
    flushSync(() => setTab('preview'));
    document.getElementById('forms-tab-preview')?.focus();
  }

  function print(): void {
    preview();
    document.getElementById(PRINT)?.click();
  }

  return (
    <Screen title={copy.forms[form].name} lead={copy.about.device} form={form}>
      <div className="form-desk page-width">
        <div className="form-tabs" role="tablist" aria-label={copy.tabs.label}>
          {(['write', 'preview'] as const).map((id) => (
            <button
              key={id}
              className="tab"
              id={`forms-tab-${id}`}
              type="button"
              role="tab"
              aria-selected={tab === id}
              aria-controls={`forms-${id}`}
              onClick={() => setTab(id)}
            >
              {id === 'write' ? copy.tabs.write : copy.tabs.preview(missing.length)}
            </button>
          ))}
        </div>
        <div className="form-write" id="forms-write" data-away={tab !== 'write' || undefined}>
          <About form={form} />
          <DeceasedFields written={written} put={put} courts={courts} />
          <CourtFields courts={courts} court={paperCase.court} />
          <Claimants
            form={form}
            written={written}
            put={put}
            people={peopleOf(facts)}
            today={paperCase.today}
          />
          <section className="form-part">
            <CaseDay id="heirs-knew" label={copy.questions.knew} fact="knew" />
          </section>
          <OwnFields form={form} written={written} put={put} paperCase={paperCase} />
          {form === 'limited' && <EstateFields written={written} put={put} />}
          {form !== 'extend' && <SigningField written={written} put={put} />}
          <MissingList missing={missing} write={write} preview={preview} print={print} />
        </div>
        <div className="form-paper" id="forms-preview" data-away={tab !== 'preview' || undefined}>
          <Preview
            form={form}
            written={written}
            paperCase={paperCase}
            courtAsOf={courtAsOf}
            costs={costs}
            isAway={tab !== 'preview'}
          />
        </div>
        {isHolding && (
          <div className="form-holding">
            <p>{copy.holding}</p>
            <button className="link" type="button" onClick={clear}>
              {copy.clear}
            </button>
          </div>
        )}
      </div>
    </Screen>
  );
}

/** Sentences about the form, and cases in which to ask first. */
function About({ form }: { form: FormId }) {
  return (
    <div className="form-about">
      <p>{copy.about.help}</p>
      <details>
        <summary>{copy.about.notAlone}</summary>
        <ul>
          {guides[form].notAlone.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface MissingListProps {
  missing: readonly Missing[];
  write: (one: Missing) => void;
  preview: () => void;
  print: () => void;
}

/** List of what the paper lacks. It keeps nobody from printing. */
function MissingList({ missing, write, preview, print }: MissingListProps) {
  const words = copy.missing;
  return (
    <section className="form-part form-missing" aria-labelledby="missing-title">
      <h2 className="t4" id="missing-title">
        {words.title(missing.length)}
      </h2>
      <ul>
        {missing.map((one) => (
          <li key={one.field}>
            <span>
              <b>{one.label}</b>
              <span>{words.byHand}</span>
            </span>
            <button className="link" type="button" onClick={() => write(one)}>
              {words.write}
            </button>
          </li>
        ))}
        {[
          { label: words.number, note: words.numberNote },
          { label: words.date, note: words.dateNote },
        ].map(({ label, note }) => (
          <li className="form-later" key={label}>
            <CheckIcon />
            <span>
              <b>{label}</b>
              <span>{note}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="form-buttons form-to-preview">
        <button className="button button-primary" type="button" onClick={preview}>
          {words.preview}
        </button>
        <button className="link" type="button" onClick={print}>
          {words.anyway}
        </button>
      </p>
    </section>
  );
}

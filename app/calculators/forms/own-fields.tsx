import { DateField } from '../fields/date-field.tsx';
import { copy } from './copy.ts';
import { extensionReasons, type FormId, type PaperCase, type Written } from './model.ts';
import { OptionRow } from './option-row.tsx';
import { TextField } from './text-field.tsx';

interface OwnFieldsProps {
  form: FormId;
  written: Written;
  put: (part: Partial<Written>) => void;
  paperCase: PaperCase;
}

/** Fields that only one form or few cases need. */
export function OwnFields({ form, written, put, paperCase }: OwnFieldsProps) {
  const { death, knew } = paperCase;
  const { late, earlier } = copy;
  const isLater = written.claimants.some(({ relation }) =>
    ['grandchild', 'parent', 'sibling', 'other'].includes(relation ?? ''),
  );
  return (
    <>
      {isLater && (
        <section className="form-part">
          <Tick
            id="earlier-renounced"
            label={earlier.label}
            hint={earlier.hint}
            checked={written.earlierRenounced}
            onTick={(earlierRenounced) => put({ earlierRenounced })}
          />
        </section>
      )}
      {death !== '' && knew > death && (
        <section className="form-part" aria-labelledby="late-title">
          <h2 className="t4" id="late-title">
            {late.title}
          </h2>
          <TextField
            id="late-reason"
            label={late.label}
            value={written.lateReason}
            onText={(lateReason) => put({ lateReason })}
            hint={late.hint}
            long
          />
        </section>
      )}
      {form === 'limited' && <SpecialFields written={written} put={put} />}
      {form === 'extend' && <ExtensionFields written={written} put={put} />}
    </>
  );
}

type PartProps = Pick<OwnFieldsProps, 'written' | 'put'>;

/** 특별한정승인. */
function SpecialFields({ written, put }: PartProps) {
  const words = copy.special;
  return (
    <section className="form-part" aria-labelledby="special-title">
      <h2 className="t4" id="special-title">
        {words.title}
      </h2>
      <Tick
        id="special"
        label={words.label}
        checked={written.special}
        onTick={(special) => put({ special })}
      />
      {written.special && (
        <>
          <DateField
            id="special-learned"
            label={words.learned}
            value={written.learned}
            onDate={(learned) => put({ learned })}
          />
          <TextField
            id="special-how"
            label={words.how}
            value={written.learnedHow}
            onText={(learnedHow) => put({ learnedHow })}
            hint={words.howHint}
          />
          <TextField
            id="special-why"
            label={words.why}
            value={written.whyNotKnown}
            onText={(whyNotKnown) => put({ whyNotKnown })}
            hint={words.whyHint}
            long
          />
        </>
      )}
    </section>
  );
}

function ExtensionFields({ written, put }: PartProps) {
  const words = copy.extend;
  const { reasons } = written;
  return (
    <section className="form-part" aria-labelledby="extend-title">
      <h2 className="t4" id="extend-title">
        {words.title}
      </h2>
      <DateField
        id="extend-until"
        label={words.until}
        value={written.until}
        onDate={(until) => put({ until })}
        mayCome
        describedBy="extend-until-hint"
      />
      <p className="form-hint" id="extend-until-hint">
        {words.untilHint}
      </p>
      <fieldset className="form-ticks">
        <legend>{words.reasons}</legend>
        {extensionReasons.map((reason) => (
          <Tick
            key={reason}
            id={`extend-${reason}`}
            label={words.reasonNames[reason]}
            checked={reasons.includes(reason)}
            onTick={(on) =>
              put({
                reasons: extensionReasons.filter((one) =>
                  one === reason ? on : reasons.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {reasons.includes('inquiry') && (
        <DateField
          id="extend-asked"
          label={words.asked}
          value={written.asked}
          onDate={(asked) => put({ asked })}
        />
      )}
      <TextField
        id="extend-words"
        label={words.words}
        value={written.reasonWords}
        onText={(reasonWords) => put({ reasonWords })}
        long
      />
    </section>
  );
}

/** Seal or signature, for the papers to which a certificate is attached (가사소송규칙 75②). */
export function SigningField({ written, put }: PartProps) {
  const words = copy.signing;
  return (
    <section className="form-part" aria-labelledby="signing-title">
      <h2 className="t4" id="signing-title">
        {words.title}
      </h2>
      <OptionRow
        id="signing"
        label={words.label}
        hint={words.hint}
        options={[
          { value: 'seal', label: words.seal },
          { value: 'sign', label: words.sign },
        ]}
        value={written.signs ? 'sign' : 'seal'}
        onValue={(way) => put({ signs: way === 'sign' })}
      />
    </section>
  );
}

interface TickProps {
  id: string;
  label: string;
  hint?: string;
  checked: boolean;
  onTick: (on: boolean) => void;
}

function Tick({ id, label, hint, checked, onTick }: TickProps) {
  return (
    <>
      <label className="form-tick">
        <input
          className="checkbox"
          id={id}
          type="checkbox"
          checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

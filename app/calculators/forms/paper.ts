import { attachmentsOf } from './attachment-list.ts';
import {
  guardianText,
  heirsText,
  knowledgeOf,
  relationOf,
  type Signer,
  signersOf,
} from './claimant-words.ts';
import { type EstateTable, estateTables } from './estate.ts';
import {
  type Claimant,
  extensionReasons,
  type FormId,
  newWritten,
  type PaperCase,
  type Written,
} from './model.ts';
import { BLANK, estateWords, type Named, papers, words } from './paper-copy.ts';
import { joined, orBlank, paperDay } from './paper-text.ts';
import { isLate, isMinor, lastDay } from './time-limit.ts';

/** A cell of a table of persons. `number` is the row of boxes for a resident number, which is written by hand. */
export type PersonCell = { label: string; value: string } | { label: string; number: true };

/** Part of a paper that is on one sheet, or a table whose rows may be on several. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'label'; text: string; note: string }
  | { kind: 'person'; heading: string; rows: PersonCell[][] }
  | { kind: 'compact'; number: number; rows: PersonCell[][] }
  | { kind: 'paragraph'; heading: string; text: string; number: number | null }
  | { kind: 'attachments'; items: string[]; date: string }
  | { kind: 'signer'; signer: Signer; prefix: string; mark: 'seal' | 'plain' | 'sign' }
  | { kind: 'court'; text: string }
  | { kind: 'list-title'; text: string; note: string }
  | { kind: 'table'; table: EstateTable }
  | { kind: 'text'; heading: string; text: string }
  | { kind: 'date'; text: string };

/** A paper as it is filed. */
export interface Paper {
  title: string;
  /** Name at the foot of each sheet. */
  foot: string;
  /** Parts of the petition, and parts of its annex, which begins a sheet. */
  parts: Block[][];
}

/** Makes a paper of what the visitor has written. */
export function paperOf(form: FormId, written: Written, paperCase: PaperCase): Paper {
  const text = papers[form];
  const deceased = orBlank(written.name);
  const named = namesFor(written, paperCase);
  const signers = signersOf(written, paperCase);
  const petition: Block[] = [
    { kind: 'title', text: text.title },
    ...claimantBlocks(written, paperCase),
    ...deceasedBlock(written, paperCase),
    {
      kind: 'paragraph',
      heading: words.purpose,
      text: joined(text.purpose(named)),
      number: null,
    },
    ...text.grounds(named).map(
      (ground, index): Block => ({
        kind: 'paragraph',
        heading: index === 0 ? words.grounds : '',
        text: joined(ground),
        number: index + 1,
      }),
    ),
    {
      kind: 'attachments',
      items: attachmentsOf(form, written, paperCase),
      date: dateLine(paperCase),
    },
    ...signers.map(
      (signer, index): Block => ({
        kind: 'signer',
        signer,
        prefix: index === 0 ? words.filedBy : '',
        mark: form === 'extend' ? 'plain' : written.signs ? 'sign' : 'seal',
      }),
    ),
    { kind: 'court', text: `${orBlank(paperCase.court)} ${words.to}` },
  ];
  const annex = form === 'limited' ? [annexOf(written, paperCase, signers)] : [];
  return { title: text.title, foot: words.foot(text.short, deceased), parts: [petition, ...annex] };
}

/** All sentences of each paper, with every part that some cases need, for the review of the law. */
export function everySentence(): Record<FormId, string> {
  const written: Written = {
    ...newWritten(),
    lateReason: BLANK,
    disposed: BLANK,
    reasons: extensionReasons,
  };
  const nothing: PaperCase = { death: '', knew: '', court: '', today: '' };
  const of = (form: FormId, special: boolean) => {
    const { purpose, grounds } = papers[form];
    const named = namesFor({ ...written, special }, nothing);
    const sentences = [purpose(named), ...grounds(named), ...grounds({ ...named, late: true })];
    return sentences.join(' ').replaceAll(BLANK, '○○');
  };
  return {
    renounce: of('renounce', false),
    limited: `${of('limited', false)} ${of('limited', true)}`,
    extend: of('extend', false),
  };
}

function namesFor(written: Written, paperCase: PaperCase): Named {
  const { claimants, special } = written;
  const { death, knew, today } = paperCase;
  return {
    who: claimants.length > 1 ? words.several : words.one,
    deceased: orBlank(written.name),
    death: paperDay(death),
    heirs: heirsText(claimants),
    knew: knowledgeOf(written, paperCase),
    earlierRenounced: written.earlierRenounced,
    lateReason: written.lateReason.trim(),
    late: isLate(knew, today),
    special: special
      ? {
          day: paperDay(written.learned),
          how: orBlank(written.learnedHow),
          why: orBlank(written.whyNotKnown),
          disposed: written.disposed.trim() !== '',
        }
      : null,
    end: paperDay(lastDay(knew)),
    until: paperDay(written.until),
    asked: paperDay(written.asked),
    reasons: written.reasons,
    reasonWords: written.reasonWords.trim(),
  };
}

/** Full tables for one or two claimants; compact ones for more. */
function claimantBlocks({ claimants }: Written, { today }: PaperCase): Block[] {
  const [first] = claimants;
  if (claimants.length > 2 && first) {
    return [
      { kind: 'label', text: words.claimant, note: words.relationOf },
      ...claimants.map(
        (one, index): Block => ({
          kind: 'compact',
          number: index + 1,
          rows: compactRows(one, index === 0 ? null : first, isMinor(one, today)),
        }),
      ),
    ];
  }
  return claimants.map((one, index) => ({
    kind: 'person',
    heading: claimants.length > 1 ? `${words.claimant} ${index + 1}` : words.claimant,
    rows: fullRows(one, isMinor(one, today)),
  }));
}

const { rows: labels } = words;

function fullRows(one: Claimant, minor: boolean): PersonCell[][] {
  const relation = `${words.ofDeceased} ${relationOf(one)}${minor ? words.minor : ''}`;
  return [
    [
      { label: labels.name, value: orBlank(one.name) },
      { label: labels.birth, value: paperDay(one.birth) },
    ],
    [{ label: labels.number, number: true }],
    [{ label: labels.registered, value: orBlank(one.registered) }],
    [{ label: labels.address, value: orBlank(one.address) }],
    [
      { label: labels.delivery, value: one.delivery.trim() || words.sameAddress },
      { label: labels.phone, value: orBlank(one.phone) },
    ],
    [{ label: labels.relation, value: relation }],
    ...(minor ? [[{ label: labels.guardian, value: guardianText(one) }]] : []),
  ];
}

function compactRows(one: Claimant, first: Claimant | null, minor: boolean): PersonCell[][] {
  const same = (text: string, other: string | undefined) =>
    text.trim() && text.trim() === other?.trim() ? words.sameAsFirst : orBlank(text);
  return [
    [
      { label: labels.name, value: orBlank(one.name) },
      { label: labels.birth, value: paperDay(one.birth) },
    ],
    [
      { label: labels.number, number: true },
      { label: labels.relation, value: relationOf(one) + (minor ? words.minor : '') },
    ],
    [
      { label: labels.registered, value: same(one.registered, first?.registered) },
      { label: labels.phone, value: orBlank(one.phone) },
    ],
    [{ label: labels.address, value: same(one.address, first?.address) }],
    ...(one.delivery.trim() ? [[{ label: labels.delivery, value: one.delivery.trim() }]] : []),
    ...(minor ? [[{ label: labels.guardian, value: guardianText(one) }]] : []),
  ];
}

function deceasedBlock(written: Written, { death }: PaperCase): Block[] {
  return [
    {
      kind: 'person',
      heading: words.deceased,
      rows: [
        [
          { label: labels.name, value: orBlank(written.name) },
          { label: labels.died, value: paperDay(death) },
        ],
        [
          { label: labels.number, number: true },
          { label: labels.birth, value: paperDay(written.birth) },
        ],
        [{ label: labels.registered, value: orBlank(written.registered) }],
        [{ label: labels.lastAddress, value: orBlank(written.address) }],
      ],
    },
  ];
}

/** The day is written by hand. In December the year may be the next one, so it is blank too. */
function dateLine({ today }: PaperCase): string {
  const year = today && today.slice(5, 7) !== '12' ? today.slice(0, 4) : '\u2003\u2003';
  return words.day(year);
}

function annexOf(written: Written, paperCase: PaperCase, signers: readonly Signer[]): Block[] {
  const { disposed, funeral, signs } = written;
  const note = estateWords.note(orBlank(written.name), paperDay(paperCase.death));
  return [
    { kind: 'list-title', text: estateWords.title, note },
    ...estateTables(written).map((table): Block => ({ kind: 'table', table })),
    { kind: 'text', heading: estateWords.disposed, text: disposed.trim() || estateWords.none },
    { kind: 'text', heading: estateWords.more, text: funeral.trim() || estateWords.none },
    { kind: 'date', text: dateLine(paperCase) },
    ...signers.map(
      (signer, index): Block => ({
        kind: 'signer',
        signer,
        prefix: index === 0 ? words.one : '',
        mark: signs ? 'sign' : 'seal',
      }),
    ),
  ];
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '../copy.ts';
import { DeathQuestion } from '../fields/death-question.tsx';
import { answer } from '../forced-share/answer.ts';
import { FamilyStep } from '../forced-share/family-step.tsx';
import * as forced from '../forced-share/input.ts';
import * as taxed from '../inheritance-tax/input.ts';
import { MoreFields } from '../inheritance-tax/more-fields.tsx';
import { nobody } from '../shares/input.ts';
import { Ledger } from '../shares/ledger.tsx';
import type { CalculatorId } from '../state/calculator-id.ts';

const future = copy.futureDeath('2020-01-01');
const death = '2026-11-10';
const ignore = () => {};

const fieldsOf: Record<CalculatorId, ReactNode> = {
  shares: <Ledger input={{ ...nobody, death }} future={future} revision={0} change={ignore} />,
  'forced-share': (
    <FamilyStep
      input={{ ...forced.usual, death }}
      future={future}
      revision={0}
      people={answer(forced.usual).people}
      change={ignore}
      show={ignore}
      clear={ignore}
    />
  ),
  'inheritance-tax': (
    <MoreFields input={{ ...taxed.initial, death }} future={future} change={ignore} />
  ),
  deadlines: (
    <DeathQuestion
      id="deadlines"
      days={{ death }}
      today="2020-01-01"
      onChange={ignore}
      future={copy.futureDeath}
    />
  ),
};

test.each(Object.entries(fieldsOf))(
  '%s: describes a date of death in the future with the current day of the device',
  (_, fields) => {
    const markup = renderToStaticMarkup(fields);
    const day = /<fieldset class="day" aria-describedby="([^"]+)"><legend>돌아가신 날/.exec(markup);
    const ids = day?.[1]?.split(' ') ?? [];
    const described = ids.map(
      (id) => new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`).exec(markup)?.[2],
    );
    expect(described.join()).toMatch(/이 기기의 오늘 날짜는 2020\.\s1\.\s1\.입니다/);
  },
);

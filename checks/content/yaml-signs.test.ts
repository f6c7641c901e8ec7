import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, listOf, text } from '#app/firm/schema/fields/fields.ts';
import { plainData, readYaml } from '#app/firm/text-files/read-yaml.ts';
import { approvalsIn } from './advertising/approvals.ts';
import { contentTexts } from './advertising/content-texts.ts';

const Schema = fields({ before: v.optional(text), title: text, list: v.optional(listOf(text)) });

test('reading and checking a file never throw, whatever the input', () => {
  const sign = fc.constantFrom(
    ...'#*&!|>%@`"\'[]{},:?-~ \t\n가a\u200b\u00a0\\<'.split(''),
    '---',
    '...',
    ': ',
    ' #',
    '- ',
    '<<: *a',
    '&a ',
    '!!map ',
    'approved:\n  - sentence: ',
  );
  const written = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  const deep = fc.constantFrom(
    '['.repeat(2000),
    '{'.repeat(2000),
    '- '.repeat(2000),
    '? '.repeat(2000),
  );
  fc.assert(
    fc.property(
      fc.oneof({ weight: 200, arbitrary: written }, { weight: 1, arbitrary: deep }),
      (yaml) => {
        const { output, faults } = readYaml(Schema, yaml);
        expect(output === null).toBe(faults.length > 0);
        plainData(yaml);
        contentTexts('content/firm.yaml', yaml);
        approvalsIn(`approved:\n${yaml}`, 0);
      },
    ),
    { numRuns: 500 },
  );
});

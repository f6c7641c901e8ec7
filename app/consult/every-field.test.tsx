import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { collected, consent, marketing } from '#app/consult/requests/consent.ts';
import { storedRequest } from '../../tests/site/request.ts';
import { openTestStorage, submission } from '../../tests/site/storage.ts';
import { requestSheet } from './desk/cli/text-tables.ts';
import { exportRow, exportValue } from './desk/export/export-row.ts';
import { listPage } from './desk/list/list-page.server.ts';
import { readList, shownLabels } from './desk/list/list-rows.server.ts';
import { deskMessage } from './desk/messages/desk-message.server.ts';
import { messageMail } from './desk/messages/message-mail.server.ts';
import { webhookBody } from './desk/messages/webhook-body.server.ts';
import { accessReport } from './desk/wishes/access-report.ts';
import { ConsultForm } from './intake/form/consult-form.tsx';
import { formFacts } from './intake/form-facts.server.ts';
import { findReceipt } from './receipt/open-receipt.server.ts';
import { type FieldName, fieldNames } from './requests/fields/schema.ts';
import { newRow } from './requests/new-row.server.ts';
import { openRow, readContent } from './requests/storage/rows.server.ts';
import { columnFields, type StoredConsultation, type StoredField } from './requests/stored.ts';

/** The property of a stored request that shows a field. */
function storedField(name: FieldName): StoredField {
  const columns: Partial<Record<FieldName, StoredField>> = columnFields;
  // A field without a column is part of the sealed content, under its own name.
  return columns[name] ?? (name as StoredField);
}

test('the form has a control for each field', () => {
  const markup = renderToStaticMarkup(
    <ConsultForm
      initial={{ status: 'open', values: { facts: '계산한 것' } }}
      options={{ honeypot: 'memo', confirmation: true }}
      facts={formFacts(new Date())}
    />,
  );
  expect(fieldNames.filter((name) => !markup.includes(` name="${name}"`))).toEqual([]);
});

test('one row keeps each field, so that each is deleted with it', async () => {
  const { keyring, close } = await openTestStorage();
  // Compares a row with one field filled in to a row with none. The values need not be valid.
  const open = (fields: Partial<Record<FieldName, string>>) =>
    openRow(newRow(submission({ ...empty, ...(fields as object) }), keyring), keyring);
  const unfilled = open({});
  const kept = fieldNames.filter((name) => {
    const property = storedField(name);
    return JSON.stringify(open({ [name]: 'yes' })[property]) !== JSON.stringify(unfilled[property]);
  });
  // No request is received without consent.
  expect(unfilled.consentVersion).toBe(consent.version);
  expect([...kept, 'consent'].toSorted()).toEqual(fieldNames.toSorted());
  await close();
});

const empty = Object.fromEntries(fieldNames.map((name) => [name, name === 'consent' ? 'yes' : '']));

test('a row that is older than a field opens, and the field is null', async () => {
  const { keyring, close } = await openTestStorage();
  const sealed = keyring.seal('{"name":"김새벽","phone":"01012345678","source":{}}', 'one');
  const content: object = readContent({ id: 'one', sealed }, keyring);
  const sealedFields = fieldNames.filter((name) => !Object.hasOwn(columnFields, name));
  expect(Object.keys(content).toSorted()).toEqual([...sealedFields, 'source'].toSorted());
  expect(content).toMatchObject({ name: '김새벽', email: null, facts: null });
  await close();
});

describe('each field changes', () => {
  const moment = '2026-11-20T05:03:00.000Z';
  const request = storedRequest({
    receivedAt: moment,
    statusChangedAt: moment,
    lastContactAt: moment,
    email: 'kim@example.com',
    diedOn: '2026-11-10',
    facts: '배우자와 자녀 둘',
    marketingConsentAt: moment,
  });
  const caseFile = (one: StoredConsultation) => ({ request: one, deliveries: [], notes: [] });
  const webhook = (format: 'json' | 'slack' | 'discord') => (one: StoredConsultation) =>
    webhookBody(one, { id: '1', format, extent: 'full', links: [] });

  test.each<[outlet: string, read: (one: StoredConsultation) => unknown]>([
    ['the mail', (one) => messageMail(deskMessage(one, [], { now: new Date(moment) })).text],
    [
      'the page of the mail',
      (one) => messageMail(deskMessage(one, [], { now: new Date(moment) })).html,
    ],
    ['the webhook', webhook('json')],
    ['the webhook of Slack', webhook('slack')],
    ['the webhook of Discord', webhook('discord')],
    ['the export as a table', (one) => exportRow(caseFile(one))],
    ['the export as JSON', (one) => exportValue(caseFile(one))],
    ['consult show', (one) => requestSheet(caseFile(one), 12)],
    ['the access copy', (one) => accessReport(one, [], 12)],
  ])('%s', (_, read) => {
    const usual = JSON.stringify(read(request));
    const forgotten = fieldNames.filter((name) => {
      const property = storedField(name);
      return (
        usual === JSON.stringify(read({ ...request, [property]: other[property] ?? '다른 값' }))
      );
    });
    expect(forgotten).toEqual([]);
  });

  /** Changed values for fields that do not hold arbitrary text. */
  const other: Partial<Record<StoredField, unknown>> = {
    confirmation: false,
    marketingConsentAt: '2026-11-21T05:03:00.000Z',
    diedOn: '2026-11-11',
    method: 'visit',
    time: 'morning',
  };
});

test.each(fieldNames)('a consent names %s', (name) => {
  const items: Record<FieldName, string> = {
    ...collected.required,
    ...collected.optional,
    ...collected.consents,
  };
  const texts = name === 'marketing' ? [marketing.label, marketing.full] : consent.full;
  const term = name === 'marketing' ? '소식' : items[name];
  expect(JSON.stringify(texts)).toContain(term);
});

/** Whether the receipt repeats the value of a field in the browser that sent it. */
const repeated: Record<FieldName, boolean> = {
  name: true,
  phone: true,
  email: true,
  stage: true,
  method: true,
  time: true,
  area: true,
  diedOn: true,
  /** The receipt states only that the visitor sent them. */
  message: false,
  facts: false,
  confirmation: false,
  marketing: false,
  consent: false,
};

test('the receipt repeats the fields that it should, and none to those who have only its link', async () => {
  const storage = await openTestStorage();
  const values = Object.fromEntries(fieldNames.map((field) => [field, `<${field}>`]));
  const row = newRow(submission(values as object), storage.keyring); // the values need not be valid
  await storage.db.query.insertInto('consultation').values(row).execute();
  const found = await findReceipt(storage, row.reference);
  const named = (data: unknown) =>
    fieldNames.filter((name) => JSON.stringify(data).includes(`<${name}>`));
  expect(named(found?.receipt)).toEqual([]);
  expect(named(found?.own)).toEqual(fieldNames.filter((name) => repeated[name]));
  await storage.close();
});

/** Whether the firm's list of open requests shows a field, the name with one letter. */
const listed: Record<FieldName, boolean> = {
  name: true,
  stage: true,
  area: true,
  phone: false,
  email: false,
  diedOn: false,
  method: false,
  time: false,
  message: false,
  facts: false,
  confirmation: false,
  marketing: false,
  consent: false,
};

test('the list of open requests shows the fields that it should, and has a heading for each', async () => {
  const storage = await openTestStorage();
  const values = Object.fromEntries(fieldNames.map((field) => [field, `${field}:<${field}>`]));
  const row = newRow(submission(values as object), storage.keyring); // the values need not be valid
  await storage.db.query.insertInto('consultation').values(row).execute();
  const list = await readList(storage, 'open', 1);
  const page = listPage(list, { address: 'desk@example.com', until: '2026-12-01' }).markup;
  const [whole, masked] = [/(\w+):&lt;\1&gt;/g, />n○○ </];
  const shown = new Set([...page.matchAll(whole)].map(([, name]) => name));
  if (masked.test(page)) shown.add('name');
  expect([...shown].toSorted()).toEqual(fieldNames.filter((name) => listed[name]).toSorted());
  for (const label of shownLabels) expect(page).toContain(label);
  expect(shownLabels).toHaveLength(shown.size);
  await storage.close();
});

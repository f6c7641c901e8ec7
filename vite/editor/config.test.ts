import { expect, test } from 'vitest';
import { collections, files } from '#app/firm/data/files/collections.ts';
import { type EditorField, editorConfig } from './config.ts';

const config = editorConfig();
const forms = [
  ...config.singletons.map(({ name, fields }) => ({ name, fields })),
  ...config.collections.map(({ name, fields }) => ({ name, fields })),
];

/** Returns the path of every field of a schema, whatever wraps the schema, without using the editor's code. */
function fieldsOf(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, wrapped, item, options, type } = schema as Record<string, unknown>;
  const alternatives = type === 'variant' && Array.isArray(options) ? options : [];
  return [
    ...Object.entries(entries ?? {}).flatMap(([name, field]) => [
      `${path}${name}`,
      ...fieldsOf(field, `${path}${name}.`),
    ]),
    ...[wrapped, item, ...alternatives].flatMap((inner) => fieldsOf(inner, path)),
  ];
}

function pathsOf(fields: EditorField[] = [], path = ''): string[] {
  return fields.flatMap(({ name, fields: inner }) => [
    `${path}${name}`,
    ...pathsOf(inner, `${path}${name}.`),
  ]);
}

test.each(Object.entries({ ...files, ...collections }))(
  'the form of %s has each field of its schema, and no other',
  (name, { schema }) => {
    const form = forms.find((one) => one.name === name);
    const expected = [...new Set(fieldsOf(schema))].toSorted();
    expect(expected.length).toBeGreaterThan(3);
    expect(
      pathsOf(form?.fields)
        .filter((path) => path !== 'body')
        .toSorted(),
    ).toEqual(expected);
  },
);

test('pictures get plain names', () => {
  expect(config.media_libraries.default.config.slugify_filename).toBe(true);
});

test('each choice has a Korean label', () => {
  const options = (fields: EditorField[] = []): { label: string }[] =>
    fields.flatMap(({ options: own, fields: inner }) => [
      ...((own as { label: string }[]) ?? []),
      ...options(inner),
    ]);
  const all = forms.flatMap(({ fields }) => options(fields));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ label }) => !/[가-힣]/.test(label))).toEqual([]);
});

test('each field has a Korean label, and optional fields are not required', () => {
  const all = forms.flatMap(({ fields }) => fields);
  expect(all.filter(({ label }) => !/[가-힣]/.test(label))).toEqual([]);
  const guide = forms.find(({ name }) => name === 'guides')?.fields ?? [];
  const required = guide.filter((field) => !field.required).map(({ name }) => name);
  expect(required).toEqual(['order', 'author', 'reviewed', 'externalLinks', 'approved']);
});

test('fields follow their schema: a day, a list, a choice, a picture, a pattern with its message', () => {
  const field = (form: string, name: string) =>
    forms.find((one) => one.name === form)?.fields.find((one) => one.name === name);
  expect(field('guides', 'published')).toMatchObject({ widget: 'datetime', format: 'YYYY-MM-DD' });
  expect(field('guides', 'summary')).toMatchObject({ widget: 'list' });
  expect(field('guides', 'tool')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining([{ value: 'deadlines', label: '상속 기한 계산기' }]),
  });
  expect(field('people', 'portrait')).toMatchObject({ widget: 'image' });
  expect(field('firm', 'color')).toMatchObject({ widget: 'color', required: false });
  expect(field('firm', 'logo')).toMatchObject({ widget: 'image', required: false });
  expect(field('firm', 'phone')).toMatchObject({
    pattern: [expect.any(String), '전화번호는 02-0000-0000처럼 적습니다'],
  });
});

test('a reference to another entry is a choice among the existing entries by name', () => {
  const field = (form: string, name: string) =>
    forms.find((one) => one.name === form)?.fields.find((one) => one.name === name);
  const choice = { widget: 'relation', value_field: '{{slug}}' };
  expect(field('guides', 'area')).toMatchObject({ ...choice, collection: 'areas' });
  expect(field('people', 'areas')).toMatchObject({
    ...choice,
    collection: 'areas',
    display_fields: ['name'],
    multiple: true,
  });
  expect(field('questionList', 'home')).toMatchObject({
    ...choice,
    collection: 'questions',
    multiple: true,
  });
  expect(field('papers', 'together')).toMatchObject({
    ...choice,
    collection: 'papers',
    display_fields: ['name', 'summary'],
    search_fields: ['name'],
    multiple: true,
  });
  const by = field('papers', 'reviewed')?.fields?.find(({ name }) => name === 'by');
  expect(by).toMatchObject({ ...choice, collection: 'people', display_fields: ['name'] });
  expect(field('questions', 'theme')).toMatchObject({
    widget: 'relation',
    collection: '_singletons',
    file: 'questionList',
    value_field: 'themes.*.id',
    display_fields: ['themes.*.title'],
  });
});

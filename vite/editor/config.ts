import type * as v from 'valibot';
import { collections, files } from '#app/firm/data/files/collections.ts';
import type { ReferenceTarget } from '#app/firm/schema/fields/references.ts';
import { optionLabels } from './option-copy.ts';

/** A field of a form in the editor's format (Sveltia CMS). */
export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  widget: string;
  fields?: EditorField[];
  [option: string]: unknown;
}

/** The parts of valibot's schemas that determine a form. */
interface Schema {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  pipe?: readonly (Schema & { kind: string; requirement?: unknown; message?: unknown })[];
  title?: string;
  description?: string;
  metadata?: Record<string, unknown>;
}

/** Returns the editor's configuration: a form for each file and folder of content/, from its schema. */
export function editorConfig() {
  return {
    // The editor edits a folder that the user chooses on this machine. It only displays this name.
    backend: { name: 'github', repo: 'content/site' },
    app_title: '사이트 편집',
    media_folder: 'content/pictures',
    public_folder: '/pictures',
    // No stock pictures: the editor loads nothing from other sites.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    singletons: Object.entries(files).map(([name, { title, file, schema }]) => ({
      name,
      label: title,
      file,
      format: 'yaml',
      fields: formOf(schema),
    })),
    collections: Object.entries(collections).map(([name, { title, folder, body, schema }]) => {
      const fields = formOf(schema);
      const named = fields.find(({ name: field }) =>
        ['name', 'label', 'title', 'question'].includes(field),
      );
      const heading = named?.name ?? 'name';
      return {
        name,
        label: title,
        label_singular: title,
        folder,
        create: true,
        extension: body ? 'md' : 'yaml',
        format: body ? 'yaml-frontmatter' : 'yaml',
        identifier_field: heading,
        summary: `{{${heading}}}`,
        slug: {
          editable: ['create'],
          hint: '주소의 끝부분. 영어 소문자와 숫자, -로 적습니다. 예: minor-heirs',
          pattern: ['^[a-z][a-z0-9-]*$', '영어 소문자와 숫자, -로 적습니다. 예: minor-heirs'],
        },
        fields: body ? [...fields, bodyField(body)] : fields,
      };
    }),
  };
}

function bodyField(body: 'markdown' | 'paragraphs'): EditorField {
  return body === 'markdown'
    ? {
        name: 'body',
        label: '본문',
        required: true,
        widget: 'markdown',
        modes: ['raw'],
        // Hints are Markdown themselves.
        hint: '제목은 `## 제목`, 그림은 `![설명](/pictures/이름.jpg "캡션")`. 위의 그림 단추로도 넣습니다',
      }
    : {
        name: 'body',
        label: '본문',
        required: true,
        widget: 'text',
        hint: '한 줄을 비우면 문단이 나뉩니다. 제목과 그림은 글이나 칼럼에만 넣을 수 있습니다',
      };
}

/** Returns the form fields of an object's schema. */
function formOf(schema: v.GenericSchema): EditorField[] {
  return fieldsOf(schema as unknown as Schema); // every schema has the parts that fieldsOf reads
}

function fieldsOf({ entries = {}, options = [] }: Schema): EditorField[] {
  const alternatives = options as Schema[]; // a variant's options are schemas
  const all = [entries, ...alternatives.map((one) => one.entries ?? {})];
  const fields = all.flatMap((one) => Object.entries(one).map((entry) => fieldOf(...entry)));
  // A field that only some alternatives have may stay empty.
  return [...Map.groupBy(fields, ({ name }) => name).values()].flatMap((same) =>
    same.slice(0, 1).map((field) => ({
      ...field,
      required: same.every(({ required }) => required) && same.length >= alternatives.length,
    })),
  );
}

function fieldOf(name: string, schema: Schema): EditorField {
  const parts = partsOf(schema);
  const inner = innermost(schema);
  const hint = parts.find(({ description }) => description)?.description;
  return {
    name,
    label: parts.find(({ title }) => title)?.title ?? name,
    ...(hint && { hint }),
    required: schema.type !== 'optional',
    ...widgetOf(name, inner, parts),
  };
}

function widgetOf(
  name: string,
  inner: Schema,
  parts: Part[],
): { widget: string; [option: string]: unknown } {
  const metadata: Record<string, unknown> = Object.assign(
    {},
    ...parts.map((part) => part.metadata ?? {}),
  );
  if (metadata.refers) return relation(metadata.refers as ReferenceTarget); // set by reference()
  switch (inner.type) {
    case 'boolean':
    case 'literal':
      return { widget: 'boolean' };
    case 'number':
      return { widget: 'number', value_type: 'int' };
    case 'picklist':
      return { widget: 'select', options: optionsOf(name, inner) };
    case 'strict_object':
    case 'variant':
      return { widget: 'object', fields: fieldsOf(inner) };
    case 'array':
      return listWidget(name, inner.item ?? { type: 'string' });
    default:
      return textWidget(metadata, parts);
  }
}

function listWidget(name: string, item: Schema): { widget: string; [option: string]: unknown } {
  const value = innermost(item);
  const marks = partsOf(item).find(({ metadata }) => metadata?.refers)?.metadata;
  if (marks) return { ...relation(marks.refers as ReferenceTarget), multiple: true }; // set by reference()
  if (value.type === 'picklist')
    return { widget: 'select', multiple: true, options: optionsOf(name, value) };
  if (value.type !== 'strict_object') return { widget: 'list' };
  return { widget: 'list', fields: fieldsOf(value) };
}

/** Returns the choices of a field, each with a Korean label. */
function optionsOf(name: string, { options = [] }: Schema) {
  return options.map((value) => ({ value, label: optionLabels[name]?.[String(value)] ?? value }));
}

interface Related {
  file?: string;
  value?: string;
  shown: string;
  beside?: string;
}

/** Returns a choice among the existing entries, shown by their names. */
function relation(target: ReferenceTarget): { widget: string; [option: string]: unknown } {
  const own = {
    themes: { file: 'questionList', value: 'themes.*.id', shown: 'themes.*.title' },
    areas: { shown: 'name' },
    guides: { shown: 'title' },
    // Two papers may have one name: the deceased's and an heir's.
    papers: { shown: 'name', beside: 'summary' },
    people: { shown: 'name' },
    questions: { shown: 'question' },
    situations: { shown: 'label' },
    tasks: { shown: 'title' },
  };
  if (!(target in own)) return { widget: 'string' };
  const { file, value, shown, beside }: Related = own[target as keyof typeof own]; // a key, checked above
  return {
    widget: 'relation',
    collection: file ? '_singletons' : target,
    ...(file && { file }),
    value_field: value ?? '{{slug}}',
    display_fields: [shown, ...(beside ? [beside] : [])],
    search_fields: [shown],
  };
}

function textWidget(metadata: Record<string, unknown>, parts: Part[]) {
  if (metadata.picture) return { widget: 'image', choose_url: false };
  if (metadata.color) return { widget: 'color', allowInput: true };
  if (parts.some(({ type }) => type === 'iso_date')) {
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  }
  const form = parts.find(({ type }) => type === 'regex');
  const pattern = form?.requirement instanceof RegExp && {
    pattern: [form.requirement.source, String(form.message)],
  };
  return { widget: metadata.long ? 'text' : 'string', ...pattern };
}

type Part = NonNullable<Schema['pipe']>[number];

/** Returns the schema of the value itself, without its wrappers. */
function innermost(schema: Schema): Schema {
  return schema.wrapped ? innermost(schema.wrapped) : schema;
}

/** Returns all pipe items of a schema and its inner schemas, the outermost first. */
function partsOf(schema: Schema): Part[] {
  const [first, ...rest] = schema.pipe ?? [];
  const deeper = first ?? schema.wrapped;
  return [...rest, ...(deeper ? partsOf(deeper) : [])];
}

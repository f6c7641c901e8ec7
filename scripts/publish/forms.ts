import { type EditorField, editorConfig } from '../../vite/editor/config.ts';

/** A form of the editor. */
interface Form {
  label: string;
  fields: EditorField[];
  /** Field that names an entry; null in the form of a single file. */
  heading: string | null;
}

/** Finds the form of a file. @param file such as `content/firm.yaml` */
export function formOf(file: string): Form | null {
  const { singletons, collections } = editorConfig();
  const single = singletons.find((one) => one.file === file);
  if (single) return { ...single, heading: null };
  const collection = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  return collection ? { ...collection, heading: collection.identifier_field } : null;
}

/** Names a field as its form does: `closures.0.to` is 쉬는 날 1 › 마지막 날. Unknown parts stay as they are. */
export function inLabels(path: string, { fields }: Form): string {
  let within: EditorField[] | undefined = fields;
  let said = '';
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      said += ` ${Number(part) + 1}`;
      continue;
    }
    const field: EditorField | undefined = within?.find(({ name }) => name === part);
    said += `${said && ' › '}${field?.label ?? part}`;
    within = field?.fields;
  }
  return said;
}

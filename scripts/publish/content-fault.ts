import { formOf, inLabels } from './forms.ts';

/** A line of a mail about a publication: a place or a file, and what is to say of it. */
export interface Item {
  term: string;
  text: string;
}

/** Faults of the content, which the office can mend in the editor. */
export class ContentFault extends Error {
  readonly items: Item[];

  /** @param faults sentences that begin with the place: `content/firm.yaml 12줄: …` */
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.items = faults.map(inTwo);
  }
}

/** Splits a fault into its place and the rest, both in the words of the editor's forms. */
function inTwo(fault: string): Item {
  const [, file, line, text = fault] = /^(content\/\S+)(?: (\d+)줄)?: ([\s\S]+)$/.exec(fault) ?? [];
  if (!file) return { term: '글', text };
  const place = line ? `${file}, ${line}번째 줄` : file;
  const form = formOf(file);
  if (!form) return { term: place, text };
  const [, path] = /^([a-z]\w*(?:\.\w+)*): /i.exec(text) ?? [];
  const rest = path ? text.slice(path.length) : text;
  const known = rest.replaceAll(/(?<!\w)[a-z][a-z]{2,}(?=[가-힣])/gi, (name) => {
    const field = form.fields.find((one) => one.name === name);
    return field ? `‘${field.label}’(${name})` : name;
  });
  return {
    term: `${form.label} (${place})`,
    text: path ? inLabels(path, form) + known : known,
  };
}

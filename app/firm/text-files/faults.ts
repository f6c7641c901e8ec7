/** A fault and its line in the file. */
export interface Fault {
  line: number;
  message: string;
}

/** A value that was read, and its faults as Korean sentences: file, line, what is wrong and what to write instead. */
export interface Read<Value> {
  value: Value;
  faults: string[];
}

/** The value of one file. It is null if the file has faults. */
export interface ReadOne<Value> {
  value: Value | null;
  faults: Fault[];
}

/** A fault as a sentence with its place. */
export function sentence(file: string, { line, message }: Fault): string {
  return `${file} ${line}줄: ${message}`;
}

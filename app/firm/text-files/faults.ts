/** A fault and its line in the file. */
export interface Fault {
  line: number;
  message: string;
}

/** What was read, and sentences in Korean: file, line, what is wrong and what to write instead. */
export interface Read<Value> {
  value: Value;
  faults: string[];
}

/** What one file says; null where it has faults. */
export interface ReadOne<Value> {
  value: Value | null;
  faults: Fault[];
}

/** A fault as a sentence with its place. */
export function sentence(file: string, { line, message }: Fault): string {
  return `${file} ${line}줄: ${message}`;
}

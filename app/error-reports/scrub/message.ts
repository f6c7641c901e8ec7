import { describeAddress } from './address.ts';

/** An identifier. */
const ID = String.raw`[A-Za-z_$][\w$]{0,60}`;
const PATH = String.raw`${ID}(?:(?:\.|\?\.)${ID}){0,5}`;

/** Messages of the engines themselves, which contain no value of a page. */
const known = [
  `Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \\((?:reading|setting) '${ID}'\\))?`,
  `Cannot access '${ID}' before initialization`,
  `Cannot destructure property '${ID}' of '${PATH}' as it is (?:undefined|null)\\.`,
  `(?:\\(intermediate value\\)\\.?)?(?:${PATH})? ?is not (?:a function|a constructor|defined|iterable)`,
  `(?:undefined|null) is not an object \\(evaluating '${PATH}'\\)`,
  `can't access property "${ID}", ${PATH} is (?:undefined|null)`,
  `${PATH} is (?:undefined|null)`,
  `Assignment to constant variable\\.`,
  `Maximum call stack size exceeded\\.?|too much recursion`,
  `Invalid array length|Invalid time value|Invalid regular expression`,
  `Failed to fetch|Load failed|NetworkError when attempting to fetch resource\\.`,
  `Importing a module script failed\\.`,
  `ResizeObserver loop (?:limit exceeded|completed with undelivered notifications\\.)`,
  `Script error\\.?`,
  `The user aborted a request\\.|The operation was aborted\\.?|signal is aborted without reason`,
  `Unexpected end of JSON input|Unexpected end of input`,
].map((pattern) => new RegExp(`^(?:${pattern})$`));

const react = /^Minified React error #\d{1,4}/;
const lostModule = /^((?:Failed to fetch|error loading) dynamically imported module: )(\S+)$/;

/**
 * The message of an error, where an engine or React composed it. Any other message may quote a visitor's
 * input and is dropped; the kind and the call stack locate the error.
 *
 * @param own the site's origin
 */
export function describeMessage(message: string, own: string): string {
  if (known.some((pattern) => pattern.test(message))) return message;
  const [number] = message.match(react) ?? [];
  if (number) return number;
  const [, words, address] = message.match(lostModule) ?? [];
  return words && address ? words + describeAddress(address, own) : '';
}

/** The kind of an error, as programs name them. */
export function describeKind(kind: string): string {
  return /^[A-Z][A-Za-z]{0,60}$/.test(kind) ? kind : 'Error';
}

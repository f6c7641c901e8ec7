import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { hang } from '../export/grid.ts';
import { UsageFault } from './fault.ts';
import { print } from './output.ts';

/** @throws CommandFault when the command fails */
export type Command = (args: string[]) => Promise<void>;

interface Definition<Options extends ParseArgsOptionsConfig> {
  /** Usage text in Korean. */
  help: string;
  options?: Options;
  /** Names of the arguments. One in brackets is optional; a last one that contains … takes any number of words. */
  words?: readonly string[];
  run(
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    words: string[],
  ): Promise<void>;
}

/** Defines a command that parses its options and prints its help. */
export function command<const Options extends ParseArgsOptionsConfig = Record<never, never>>({
  help,
  options,
  words = [],
  run,
}: Definition<Options>): Command {
  const usage = hang(help.trim());
  return async (args) => {
    if (args.includes('--help') || args.includes('-h')) return print(usage);
    try {
      const parsed = parseArgs({ args, options: options ?? {}, allowPositionals: true });
      checkCount(parsed.positionals, words);
      // parseArgs returns the values of these options.
      await run(parsed.values as never, parsed.positionals);
    } catch (error) {
      throw isParseError(error) ? new UsageFault(`${parseWords(error)}\n\n${usage}`) : error;
    }
  };
}

function checkCount(given: string[], words: readonly string[]): void {
  const missing = words.find((word, index) => !word.startsWith('[') && given[index] === undefined);
  if (missing) {
    throw new UsageFault(`다음을 적어 주세요: ${missing.replace('…', '')}. 쓰는 법은 --help`);
  }
  const extra = given[words.length];
  if (extra !== undefined && !words.at(-1)?.includes('…')) {
    throw new UsageFault(`여기에 쓸 수 없는 말이 있습니다: ${extra}. 쓰는 법은 --help`);
  }
}

function isParseError(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

function parseWords(error: Error & { code: string }): string {
  const [, option = ''] = error.message.match(/'(-[^' ]*)/) ?? [];
  return error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? `${option} 옵션은 없습니다.`
    : `${option} 옵션의 값이 없거나, 값이 없는 옵션에 값을 적었습니다.`;
}

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CommandFault } from './fault.ts';
import { hang } from './grid.ts';
import { print } from './output.ts';

export interface Command {
  /** @returns the exit code */
  run(args: string[]): Promise<number>;
}

interface Definition<Options extends ParseArgsOptionsConfig> {
  /** Usage text in Korean. */
  help: string;
  options: Options;
  /** Names of its arguments; [in brackets]: optional; a last one with …: variadic. */
  words?: readonly string[];
  run(
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    words: string[],
  ): Promise<number>;
}

/** Defines a command, which parses its own options. */
export function command<const Options extends ParseArgsOptionsConfig>(
  definition: Definition<Options>,
): Command {
  const { help, options, words = [] } = definition;
  return {
    async run(args) {
      if (args.includes('--help') || args.includes('-h')) {
        print(hang(help.trim()));
        return 0;
      }
      try {
        const parsed = parseArgs({ args, options, allowPositionals: true });
        const { positionals } = parsed;
        checkCount(positionals, words);
        // parseArgs returns the values of these options.
        return await definition.run(parsed.values as never, positionals);
      } catch (error) {
        throw isParseError(error)
          ? new CommandFault(`${parseWords(error)}\n\n${hang(help.trim())}`, 2)
          : error;
      }
    },
  };
}

function checkCount(given: string[], words: readonly string[]): void {
  const missing = words.find((word, index) => !word.startsWith('[') && given[index] === undefined);
  if (missing) {
    throw new CommandFault(`다음을 적어 주세요: ${missing.replace('…', '')}. 쓰는 법은 --help`, 2);
  }
  const extra = given[words.length];
  if (extra !== undefined && !words.at(-1)?.includes('…')) {
    throw new CommandFault(`여기에 쓸 수 없는 말이 있습니다: ${extra}. 쓰는 법은 --help`, 2);
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

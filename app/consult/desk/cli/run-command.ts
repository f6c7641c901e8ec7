import { commands, usage } from './commands.ts';
import { CommandFault, UsageFault } from './fault.ts';
import { print, printNote } from './output.ts';

/** Runs the command of these words. Sets the exit code: 0 success, 1 failure or damage found, 2 usage error. */
export async function runCommand([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(usage);
    process.exitCode = name === undefined ? 2 : 0;
    return;
  }
  try {
    const load = Object.hasOwn(commands, name) && commands[name];
    if (!load) throw new UsageFault(`'${name}' 명령은 없습니다.\n\n${usage}`);
    const run = await load();
    await run(args);
  } catch (error) {
    printNote(error instanceof CommandFault ? error.message : unexpected(error));
    process.exitCode = error instanceof CommandFault ? error.exitCode : 1;
  }
}

/** Prints only the code: the message may quote personal data. */
function unexpected(error: unknown): string {
  const { name, code, errcode } = Object(error) as Partial<Record<string, unknown>>;
  return `하지 못했습니다 (${[name, errcode ?? code].filter(Boolean).join(' ')}). 데이터베이스에 쓸 수 있는지, 디스크가 차지 않았는지 보세요. 접속기록을 남기지 못하면 아무것도 보여 드리지 않습니다.`;
}

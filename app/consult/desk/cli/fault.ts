/** A command has failed. The message is a Korean sentence that says what to do. */
export class CommandFault extends Error {
  readonly exitCode: number = 1;
}

/** A command was called with wrong arguments. */
export class UsageFault extends CommandFault {
  override readonly exitCode = 2;
}

/** Explains why a file could not be created. Rethrows other errors unchanged. */
export function explainFile(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EEXIST') {
      throw new CommandFault(`${file}: 이미 있는 파일입니다. 다른 이름을 적어 주세요.`);
    }
    if (error.syscall === 'open') {
      throw new CommandFault(
        `${file}: 파일을 만들 수 없습니다 (${error.code}). 폴더를 확인해 주세요.`,
      );
    }
    throw error;
  };
}

export function noSuchRequest(reference: string): CommandFault {
  return new CommandFault(
    `접수번호 ${reference}인 신청이 없습니다. 지워졌을 수 있습니다. list나 find로 찾아보세요.`,
  );
}

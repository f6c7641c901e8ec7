/** Why a command cannot do what it was asked: a Korean sentence that says what to do. */
export class CommandFault extends Error {
  /** 1: it cannot be done. 2: it was not understood. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.name = 'CommandFault';
    this.exitCode = exitCode;
  }
}

/**
 * For the rejection of what makes a new file: a fault when the file exists or cannot be opened, else the
 * error as it was.
 */
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

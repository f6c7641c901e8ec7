/** Formats the faults of the content for the people who edit it: sentences, without stack traces. */
export function saidFaults(faults: readonly string[]): string {
  const items = faults.map((fault) => `- ${fault}\n`);
  return [`글에 고칠 곳이 ${faults.length}군데 있습니다.\n`, ...items].join('\n');
}

/** Formats an error of the check itself, with its stack trace for a developer. */
export function notChecked(error: unknown): string[] {
  const said = error instanceof Error ? error.stack : String(error);
  return [`검사를 끝내지 못했습니다. 이 글을 그대로 개발자에게 보내 주세요: ${said}`];
}

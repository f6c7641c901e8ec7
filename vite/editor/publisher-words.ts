/** Sentences of the editor about publishing. */
export const words = {
  nothing: '게시하지 않은 것이 없습니다. 저장하신 것은 모두 게시했습니다.',
  unpublished: (count: number) => `저장하고 아직 게시하지 않은 것이 ${count}개 있습니다.`,
  notSent: '지난번 게시가 저장소에 올라가지 않았습니다. 게시를 다시 눌러 주세요.',
  published:
    '게시했습니다. 서버가 검사해서 5분쯤 뒤에 사이트에 올리고, 올렸는지 메일로 알려 드립니다. 20분이 지나도 메일이 없으면 서버를 돌보는 분께 말씀해 주세요.',
  undone:
    '마지막 게시를 되돌렸습니다. 서버가 5분쯤 뒤에 그 전의 글을 사이트에 올리고 메일로 알려 드립니다. 되돌리기를 한 번 더 누르시면 되돌리기 전으로 돌아갑니다.',
  undoCommit: '되돌림: 마지막 게시',
  faults:
    '고칠 곳이 있어 게시하지 않았습니다. 사이트는 그대로입니다. 고치고 저장한 뒤 다시 눌러 주세요.',
  unpublishedFirst:
    '저장하고 아직 게시하지 않은 것이 있어 되돌리지 않았습니다. 먼저 게시해 주세요. 그것을 되돌리시려면 게시한 뒤 되돌리기를 누르시면 됩니다.',
  nothingToUndo: '되돌릴 게시가 없습니다.',
  conflict:
    '그사이 다른 분이 같은 곳을 고쳐 게시했습니다. 아무것도 잃지 않았습니다. 저장소를 돌보는 분께 두 글을 합쳐 달라고 말씀해 주세요.',
  token:
    'GitHub에 글을 올리는 열쇠(토큰)의 기한이 지났거나 틀립니다. 저장하신 것은 그대로 있습니다. 아래의 차례대로 새 토큰을 만들어 붙여 넣어 주세요.',
  noToken:
    '이 저장소는 토큰을 쓰지 않습니다. 이 컴퓨터의 열쇠(SSH)를 저장소를 돌보는 분께 보여 주세요.',
  offline:
    '인터넷에 연결되지 않았습니다. 연결한 뒤 다시 눌러 주세요. 저장하신 것은 그대로 있습니다.',
  noGit: '이 컴퓨터에 Git이 없어 게시할 수 없습니다. git-scm.com에서 설치한 뒤 다시 눌러 주세요.',
  noRepository:
    '이 폴더는 저장소에서 받은 것이 아니어서(ZIP) 게시할 수 없습니다. GitHub Desktop으로 저장소를 받아(Clone) 그 폴더에서 편집해 주세요.',
  unknown: (reason: string) =>
    `게시하지 못했습니다. 저장하신 것은 그대로 있습니다. 아래의 글을 저장소를 돌보는 분께 보여 주세요.\n${reason.trim()}`,
};

const ofToken =
  /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Invalid username or (?:password|token)|returned error: 40[134]|Repository not found|Permission (?:to \S+ )?denied/i;
const ofNetwork =
  /Could not resolve host|Failed to connect|Connection (?:timed out|refused|reset)|Network is unreachable|Operation timed out/i;

/** Explains why `git push` failed. */
export function pushFault(stderr: string): { text: string; needsToken: boolean } {
  if (ofNetwork.test(stderr)) return { text: words.offline, needsToken: false };
  if (ofToken.test(stderr)) return { text: words.token, needsToken: true };
  return { text: words.unknown(stderr), needsToken: false };
}

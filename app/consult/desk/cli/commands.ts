import type { Command } from './command.ts';

/** The commands by name. A command's module is imported only when that command is called. */
export const commands: Record<string, () => Promise<Command>> = {
  list: async () => (await import('./listings.ts')).list,
  show: async () => (await import('./show.ts')).show,
  find: async () => (await import('./listings.ts')).find,
  status: async () => (await import('./changes.ts')).status,
  add: async () => (await import('./add.ts')).add,
  note: async () => (await import('./changes.ts')).noteCommand,
  deliveries: async () => (await import('./deliveries.ts')).deliveries,
  retry: async () => (await import('./deliveries.ts')).retry,
  report: async () => (await import('./report.ts')).report,
  export: async () => (await import('./export.ts')).exportCommand,
  access: async () => (await import('./access.ts')).access,
  wish: async () => (await import('./wish.ts')).wish,
  delete: async () => (await import('./deletion.ts')).deleteCommand,
  purge: async () => (await import('./deletion.ts')).purgeCommand,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  'copy-to-postgres': async () => (await import('./backup.ts')).copyToPostgresCommand,
  'rotate-key': async () => (await import('./rotate-key.ts')).rotateKey,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  log: async () => (await import('./log.ts')).log,
  'alert-test': async () => (await import('./alert.ts')).alertTest,
  alert: async () => (await import('./alert.ts')).alertCommand,
  published: async () => (await import('./published.ts')).published,
};

export const usage = `상담 신청을 보고 관리합니다. 쓰는 법: npm run consult -- 명령 [옵션]

  list        받은 신청, 새것부터. 상태, 날짜, 업무로 고를 수 있습니다
  show        한 건의 모든 내용: 적은 것, 전달, 메모
  find        전화번호, 이메일, 성함(일부)으로 찾습니다
  status      부재중, 연락함, 상담예약, 수임, 종결 등으로 바꿉니다
  add         전화나 메신저로 온 신청을 적어 넣습니다
  note        법인의 메모를 답니다
  deliveries  아직 전달되지 않은 것
  retry       전달되지 않은 것을 지금 다시 보냅니다
  report      한 달의 연락, 캠페인, 신청, 수임을 표와 엑셀 파일로
  export      암호화한 파일로 내보냅니다
  access      신청하신 분의 열람 요구에 드릴 글
  wish        전화나 메일로 온 삭제·열람 요구를 적고, 하루 뒤에 합니다
  delete      한 건을 되살릴 수 없게 지웁니다
  purge       보유 기간이 지난 것을 지금 지웁니다
  backup      모든 것을 한 파일로 백업합니다
  restore     백업을 빈 곳에 되돌립니다
  copy-to-postgres    PostgreSQL로 옮깁니다
  rotate-key  모두 새 열쇠로 다시 봉합니다
  verify      모두 열어 보고 데이터베이스를 검사합니다
  log         접속기록: 누가 언제 무엇을 보았는지
  alert-test  알림이 닿는지 시험 알림을 보냅니다
  alert       실패한 서비스를 알립니다. systemd나 크론이 부릅니다
  published   고친 글을 올린 결과를 메일로 보냅니다. npm run publish가 부릅니다

명령마다 자세한 것은 --help를 붙여 봅니다. 예: npm run consult -- list --help
종료 코드: 0 성공, 1 실패했거나 손상을 찾음, 2 명령을 잘못 적음`;

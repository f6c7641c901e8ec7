/** Conditions that a person must look at soon. */
export type AlertKind = keyof typeof sentences;

/** Details without personal data. */
export interface AlertFacts {
  channel?: string;
  code?: string;
  count?: number;
  /** How long it has been so, at least. */
  hours?: number;
  /** Room left on the disk. */
  megabytes?: number;
  /** Name of a service of the system. */
  unit?: string;
  /** Sentences that say what failed. */
  reason?: string;
}

/**
 * Every condition that needs a person: what happened and what to do now, for the operator. `{unit}` is a fact. The
 * operations guide has the same table; tests/alerts/every-kind.http.ts provokes each.
 */
export const sentences = {
  request_not_stored:
    '상담 신청을 저장하지 못했습니다. 방문자는 전화번호와 함께 다시 보내 달라는 말을 보았습니다. 디스크와 데이터베이스를 바로 확인해 주세요: df -h, npm run consult -- verify',
  deliveries_late:
    '상담 신청의 전달이 늦어지고 있습니다. npm run consult -- deliveries로 확인해 주세요.',
  delivery_stuck:
    '상담 신청이나 접수 확인 문자가 전달되지 않고 있습니다. npm run consult -- deliveries로 확인해 주세요.',
  recipients_rejected:
    '받는 분이 여럿인 통로에서 몇 분이 거절되어 그분들께는 가지 않았고, 다시 보내지 않습니다. SMS_TO에 틀렸거나 없어진 곳이 있는지 보고 고친 뒤 다시 시작해 주세요. 그동안의 신청은 npm run consult -- list로 봅니다.',
  database_unavailable:
    '데이터베이스를 읽거나 쓰지 못해 신청을 받지 못합니다. 디스크와 데이터베이스 서버를 바로 확인해 주세요: df -h, npm run consult -- verify',
  database_lost:
    '사이트가 도는 동안 데이터베이스가 사라졌거나 다른 것으로 바뀌어 신청을 받지 못합니다. 옮긴 것이면 제자리에 되돌려 주세요. 그러면 저절로 이어집니다. 잃었으면 서버를 멈추고 백업을 되찾아 주세요: npm run consult -- restore 백업파일',
  disk_full:
    '디스크가 찼거나 거의 찼습니다. 다 차면 신청을 받지 못합니다. 무엇이 자리를 차지하는지 보고 지워 주세요: df -h, du -xh / | sort -h | tail -n 20',
  sealed_text_damaged:
    '봉해 둔 상담 신청이 열리지 않습니다. npm run consult -- verify로 확인해 주세요.',
  withdrawal_failed:
    '방문자가 접수증을 열거나 신청을 취소하려 했지만 되지 않았습니다. 서버의 기록에서 receipt_failed를 찾아 까닭을 봐 주세요. 취소하시려는 전화가 올 수 있습니다.',
  link_failed:
    '메일의 링크로 신청의 상태나 예약을 바꾸려 했지만 되지 않았습니다. 서버의 기록에서 link_failed를 찾아 까닭을 보고, 그동안은 npm run consult -- status로 바꿔 주세요.',
  page_failed:
    '화면이나 그 일부를 보여 드리지 못했습니다. 서버의 기록에서 page_failed, section_failed, request_failed를 찾아 개발하시는 분께 전해 주세요.',
  digest_failed:
    '아침 요약을 만들지 못했습니다. 정오까지 1분마다 다시 합니다. 서버의 기록에서 digest_failed를 찾아 까닭을 보고, 오늘은 npm run consult -- list로 직접 봐 주세요.',
  reminders_failed:
    '방문자께 보낼 예약의 알림이나 쉬는 날 예약 알림을 만들지 못했습니다. 1분마다 다시 합니다. 서버의 기록에서 appointments_failed를 찾아 까닭을 보고, 내일 예약은 npm run consult -- list --status 상담예약으로 봐 주세요.',
  late_calls_failed:
    '약속한 때까지 전화하지 않은 신청이 있는지 보지 못했습니다. 1분마다 다시 합니다. 서버의 기록에서 late_calls_failed를 찾아 까닭을 보고, 오늘은 npm run consult -- list --overdue로 봐 주세요.',
  purge_failed:
    '보유 기간이 지난 상담 신청을 지우지 못했습니다. 한 시간 뒤 다시 합니다. 서버의 기록에서 purge_failed를 찾아 까닭을 봐 주세요.',
  purge_held:
    '서버의 날짜가 마지막 기록보다 이레 넘게 뒤라, 기간이 지난 것을 지우지 않고 있습니다. 서버의 날짜를 봐 주세요. 서버를 오래 꺼 두어 그런 것이고 날짜가 맞으면 npm run consult -- purge --many를 한 번 해 주세요.',
  backup_late:
    '마지막으로 백업한 지 이틀이 넘었습니다. 지금 npm run consult -- backup으로 만들고, 날마다 만드는 것이 도는지 봐 주세요: systemctl status site-backup.timer',
  never_backed_up:
    '신청을 받은 지 이틀이 넘었는데 한 번도 백업하지 않았습니다. 컴퓨터가 망가지면 신청을 모두 잃습니다. 지금 npm run consult -- backup으로 만들고, 날마다 만들게 해 주세요: docs/operations.md의 11번',
  crashed:
    '사이트가 갑자기 끝났다가 다시 시작했습니다. 지금은 돌고 있습니다. 프로그램의 오류나 메모리 부족, 정전일 수 있으니 그 앞의 기록을 봐 주세요: journalctl -u site -n 200',
  start_failed:
    '사이트가 시작하지 못해 방문자가 볼 수 없습니다. 서버의 기록 끝에서 까닭을 보고 고쳐 주세요. .env를 바꾸셨거나 새 판을 올리셨으면 되돌려 보세요.',
  unit_failed: '서비스가 실패했습니다. 까닭을 보고 고쳐 주세요: journalctl -u {unit} -n 50',
  publish_failed:
    '편집기에서 게시한 글을 사이트에 올리지 못했습니다. 사이트는 전의 글 그대로 돕니다. 아래의 까닭을 고치면 한 시간 안에 저절로 다시 올립니다. 기록: journalctl -u site-publish -n 50. 바로 올리려면 사이트의 폴더에서 sudo -H -u site npm run publish -- --now를 하세요.',
  test: '시험 알림입니다. 이 글이 보이면 알림이 닿는 것입니다. 하실 일은 없습니다.',
};

/**
 * The kinds that the desk can act on too, with what it does meanwhile. All other kinds go to the operator alone, unless
 * both have one mailbox.
 */
export const deskSentences: Partial<Record<AlertKind, string>> = {
  request_not_stored:
    '방문자가 보낸 상담 신청을 받지 못했습니다. 그분은 대신 전화해 달라는 말을 보셨습니다. 전화가 오면 그 자리에서 성함과 번호를 적어 두세요.',
  withdrawal_failed:
    '방문자가 접수증을 열거나 신청을 취소하려 했지만 되지 않았습니다. 취소하시려는 전화가 올 수 있으니, 오면 접수번호를 적어 두세요.',
  digest_failed:
    '오늘 아침 요약이 오지 않을 수 있습니다. 오늘 전화드릴 분은 어제까지 온 신청 메일에서 봐 주세요.',
  reminders_failed:
    '내일 상담하실 분께 가는 알림이 나가지 않을 수 있습니다. 내일 예약이 있으면 전화로 알려 드리세요.',
  late_calls_failed:
    '오늘은 약속한 때가 지나도 알려 드리지 못할 수 있습니다. 오늘 전화하기로 한 분을 아침 요약에서 한 번 더 봐 주세요.',
};

/** Text of an alert for the desk: the event and what the desk does meanwhile. */
export function deskAlertText(kind: AlertKind): string {
  const sentence = deskSentences[kind] ?? sentences[kind];
  return `${sentence}\n\n서버를 돌보는 분께는 따로 알렸습니다.`;
}

/** Text of an alert for the operator: the event, the next step and the details. */
export function alertText(kind: AlertKind, facts: AlertFacts = {}): string {
  const { channel, code, count, hours, megabytes, unit = '', reason } = facts;
  const details = [
    channel && `통로 ${channel}`,
    code && `까닭 ${code}`,
    megabytes !== undefined && `남은 자리 ${megabytes} MB`,
    hours && `${hours}시간 넘게`,
    count && `${count}번`,
  ].filter(Boolean);
  const sentence = sentences[kind].replace('{unit}', unit);
  const said = details.length > 0 ? `${sentence} (${details.join(', ')})` : sentence;
  return reason ? `${said}\n\n${reason}` : said;
}

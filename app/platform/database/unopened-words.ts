import { resolve } from 'node:path';

/** What PostgreSQL says by a code (SQLSTATE), for the operator. */
const refused: Record<string, string> = {
  '3D000':
    'DATABASE_URL의 데이터베이스가 그 서버에 없습니다. 주소 끝의 이름을 고치거나, createdb로 만듭니다.',
  '28P01': 'DATABASE_URL의 암호가 틀렸습니다.',
  '28000': 'DATABASE_URL의 사용자로는 들어갈 수 없습니다. 이름을 고치거나, pg_hba.conf를 보세요.',
  '42501': 'DATABASE_URL의 사용자가 표를 만들 수 없습니다. 그 데이터베이스의 주인으로 합니다.',
};

/** For the operator: which database could not be opened, and what to look at. */
export function unopenedWords(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  error: unknown,
): string {
  const { code = '' } = Object(error) as { code?: string };
  return databaseUrl
    ? (refused[code] ??
        'PostgreSQL에 접속할 수 없습니다. DATABASE_URL이 맞는지, 그 서버가 켜져 있는지, TLS 인증서가 그 서버의 것인지 보세요.')
    : `데이터베이스를 열 수 없습니다. ${resolve(dataDir)} 폴더에 이 계정이 읽고 쓸 수 있는지, 그 안의 site.sqlite가 온전한지 보세요.`;
}

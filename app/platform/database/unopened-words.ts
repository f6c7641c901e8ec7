import { resolve } from 'node:path';

/** For the operator: which database could not be opened, and what to look at. */
export function unopenedWords({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl: string | null;
}): string {
  return databaseUrl
    ? 'PostgreSQL에 접속할 수 없습니다. DATABASE_URL이 맞는지, 그 서버가 켜져 있는지, TLS 인증서가 그 서버의 것인지 보세요.'
    : `데이터베이스를 열 수 없습니다. ${resolve(dataDir)} 폴더에 이 계정이 읽고 쓸 수 있는지, 그 안의 site.sqlite가 온전한지 보세요.`;
}

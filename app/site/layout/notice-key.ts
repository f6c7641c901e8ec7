import { notices } from '#app/firm/data/notices.data.ts';

/** Storage key that remembers the newest notice as closed. Null without notices. */
export const noticeKey: string | null = notices[0]?.id ?? null;

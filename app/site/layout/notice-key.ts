import { notices } from '#app/firm/notices.data.ts';

/** The name under which the newest notice is remembered as closed; null: there is none. */
export const noticeKey: string | null = notices[0]?.id ?? null;

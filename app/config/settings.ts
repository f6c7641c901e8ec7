import * as v from 'valibot';
import { delivery } from './delivery.ts';
import { errorReports } from './error-reports.ts';
import { operation } from './operation.ts';
import { publishing } from './publishing.ts';
import { site } from './site.ts';
import { storage } from './storage.ts';
import { tracking } from './tracking.ts';

const areas = [site, storage, delivery, operation, publishing, tracking, errorReports] as const;

/** Reads every area of the configuration from the same environment. */
export const Settings = v.intersect(areas);

export type SettingName = keyof v.InferInput<typeof Settings>;

/** Every environment variable that the site reads; `.env.example` explains each to the operator. */
export const settingNames: readonly string[] = areas.flatMap(({ entries }) => Object.keys(entries));

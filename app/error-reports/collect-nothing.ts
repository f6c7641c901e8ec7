import type { DataCollection } from '@sentry/core';

/** The library would collect all of this unless told otherwise. */
export const collectNothing: DataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

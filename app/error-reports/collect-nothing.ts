import type { DataCollection } from '@sentry/core';

/** The library collects all of this by default. Only the browser's name and version are kept. */
export const collectNothing: DataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['User-Agent'] }, response: false },
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

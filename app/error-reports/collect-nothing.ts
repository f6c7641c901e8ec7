import type { DataCollection } from '@sentry/core';

/** The library would collect all of this unless told otherwise. Which browser it was is all that is kept. */
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

import type { ErrorEvent } from '@sentry/core';
import { describe, expect, test } from 'vitest';
import { isForeign } from './foreign.ts';

const own = 'https://www.example.com';
const wrapper = `${own}/assets/start-1.js`;

function event(files: string[], { type = 'TypeError', value = '' } = {}): ErrorEvent {
  const frames = files.map((filename) => ({ filename }));
  return { type: undefined, exception: { values: [{ type, value, stacktrace: { frames } }] } };
}

describe('an error is foreign', () => {
  test.each([
    ['webkit-masked-url://hidden/'],
    ['chrome-extension://abcdef/content.js'],
    ['moz-extension://abcdef/content.js'],
    ['safari-web-extension://abcdef/content.js'],
    ['https://www.googletagmanager.com/gtag/js'],
    ['https://www.example.com.evil.example/a.js'],
    ['app://injected/bridge.js'],
    ['blob:https://www.example.com/1'],
    ['chrome-extension://abcdef/content.js', '<anonymous>'],
    [wrapper, 'chrome-extension://abcdef/content.js'],
  ])('with the frames %s %s', (...files) => {
    expect(isForeign(event(files), own, wrapper)).toBe(true);
  });

  test('if it has another origin, so that the browser hides its place', () => {
    const hidden = { type: 'Error', value: 'Script error.' };
    expect(isForeign(event([`${own}/privacy`], hidden), own, wrapper)).toBe(true);
  });

  test.each([
    "undefined is not an object (evaluating 'window.webkit.messageHandlers')",
    "Can't find variable: _AutofillCallbackHandler",
    'Error invoking postMessage: Java object is gone',
    'Java bridge method invocation error',
    "null is not an object (evaluating '__gCrWeb.findInPage')",
    "undefined is not an object (evaluating '__firefox__.reader')",
  ])('if it names an object that an app adds to the page: %s', (value) => {
    expect(isForeign(event([], { value }), own, wrapper)).toBe(true);
    expect(isForeign(event([`${own}/privacy`], { value }), own, wrapper)).toBe(true);
    expect(isForeign(event([`${own}/assets/client-1.js`], { value }), own, wrapper)).toBe(false);
  });

  test('if it is a thrown text, which has no place', () => {
    expect(isForeign(event([], { type: 'UnhandledRejection', value: 'x' }), own, wrapper)).toBe(
      true,
    );
    expect(isForeign({ type: undefined, message: 'x' }, own, wrapper)).toBe(true);
  });
});

describe('an error is the site’s', () => {
  test.each([
    [`${own}/assets/client-1.js`],
    [`${own}/assets/client-1.js`, 'chrome-extension://abcdef/content.js'],
    ['https://www.googletagmanager.com/gtag/js', `${own}/assets/client-1.js`],
    [`${own}/`],
    [wrapper],
    ['<anonymous>', '[native code]'],
    [],
  ])('with the frames %s %s', (...files) => {
    expect(isForeign(event(files), own, wrapper)).toBe(false);
  });

  test('if one of its causes has a frame of the site', () => {
    const of = (filename: string) => ({ type: 'Error', stacktrace: { frames: [{ filename }] } });
    const values = [of(`${own}/assets/client-1.js`), of('chrome-extension://abcdef/content.js')];
    expect(isForeign({ type: undefined, exception: { values } }, own, wrapper)).toBe(false);
  });
});

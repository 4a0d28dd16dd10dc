import type { ErrorEvent } from '@sentry/browser';
import { scrubbedEvent, scrubbedText } from './scrub-event';
import { thirdPartySettings } from './third-party-settings.server';

const DSN = 'https://key@errors.example.com/1';
const rateIn = (stage: 'development' | 'staging' | 'production') =>
  thirdPartySettings({ ERROR_REPORTING_DSN: DSN, ERROR_REPORTING_STAGE: stage })?.errors
    ?.sampleRate;

test('TRK-07: reports all errors in staging, a tenth in production, and none in development', () => {
  expect([rateIn('staging'), rateIn('production'), rateIn('development')]).toEqual([
    1,
    0.1,
    undefined,
  ]);
});

test('TRK-07: a page has no settings without a DSN and a script', () => {
  expect(thirdPartySettings({ ERROR_REPORTING_STAGE: 'production' })).toBeNull();
  expect(
    thirdPartySettings({
      ERROR_REPORTING_STAGE: 'development',
      PERSONALISATION_SCRIPT: 'https://x.example/a.js',
    }),
  ).toEqual({ errors: null, personalisation: 'https://x.example/a.js' });
});

test.each([
  ['no card of karl.otto+shop@example.co.uk', 'no card of [email]'],
  [
    'GET https://shop.example/de-de/set-password?token=abc failed',
    'GET https://shop.example/de-de/set-password failed',
  ],
  ['call +49 89 1234567 now', 'call [number] now'],
  ['session 0123456789abcdefghijABCDEFGHIJ-_x2 ended', 'session [token] ended'],
  ['size 54 is not there', 'size 54 is not there'],
])('TRK-07: possible personal data is removed from a text: %s', (text, scrubbed) =>
  expect(scrubbedText(text)).toBe(scrubbed),
);

test('TRK-07: a report contains the error and the page’s path, and nothing about the visitor', () => {
  const event: ErrorEvent = {
    type: undefined,
    event_id: 'e'.repeat(32),
    environment: 'staging',
    user: { id: '7', email: 'karl@example.com', ip_address: '{{auto}}' },
    request: { url: 'https://x', cookies: { session: 's' }, headers: { Referer: 'https://mail' } },
    breadcrumbs: [{ message: 'typed Karl' }],
    contexts: { culture: { locale: 'de' } },
    extra: { basket: 1 },
    tags: { user: 'karl' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'karl@example.com is undefined',
          stacktrace: {
            frames: [
              { filename: 'https://shop.example/_next/a.js?dpl=1', lineno: 3, vars: { a: 'Karl' } },
            ],
          },
        },
      ],
    },
  };
  const address = 'https://shop.example/de-de/checkout/confirmation?order=secret#x';
  expect(scrubbedEvent(event, address)).toEqual({
    type: undefined,
    event_id: 'e'.repeat(32),
    environment: 'staging',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '[email] is undefined',
          stacktrace: { frames: [{ filename: 'https://shop.example/_next/a.js', lineno: 3 }] },
        },
      ],
    },
    request: { url: 'https://shop.example/de-de/checkout/confirmation' },
  });
});

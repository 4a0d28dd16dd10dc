import { withEnvironment } from '@/lib/platform/env/environment.fixture';

withEnvironment();

const OLD = 'the secret of last year';
const OLDER = 'the secret of the year before';
const NEW = 'the secret of this year';

/** What processes with these secrets sign and accept. */
function processWith(secret: string, before = '') {
  process.env['SESSION_SECRET'] = secret;
  process.env['SESSION_SECRETS_ACCEPTED'] = before;
  jest.resetModules();
  return {
    ...jest.requireActual<typeof import('./email-link.server')>('./email-link.server'),
    ...jest.requireActual<typeof import('@/lib/counter/staff/totp.server')>(
      '@/lib/counter/staff/totp.server',
    ),
  };
}

const ID = '6f1f3ac0-6f0c-4a53-9ad6-6a6f8c1c2b11';

afterAll(() => {
  delete process.env['SESSION_SECRET'];
  delete process.env['SESSION_SECRETS_ACCEPTED'];
});

describe('while SESSION_SECRET is replaced', () => {
  test.each([OLD, OLDER])('a link in an email signed with “%s” opens its page', (secret) => {
    const uid = processWith(secret).linkUid('newsletter-end', ID, 7);
    const now = processWith(NEW, `${OLD},${OLDER}`);
    expect(now.readLinkUid('newsletter-end', uid)).toEqual({ id: ID, at: 7 });
    expect(now.readLinkUid('notice-end', uid)).toBeNull();
  });

  test('new links are signed with the new secret', () => {
    const uid = processWith(NEW, OLD).linkUid('newsletter-end', ID);
    expect(processWith(NEW).readLinkUid('newsletter-end', uid)).toEqual({ id: ID, at: 0 });
    expect(processWith(OLD).readLinkUid('newsletter-end', uid)).toBeNull();
  });

  test('a secret that is no longer listed opens nothing', () => {
    const uid = processWith(OLD).linkUid('newsletter-end', ID);
    expect(processWith(NEW).readLinkUid('newsletter-end', uid)).toBeNull();
  });

  test('a second factor that was encrypted with the secret of before is opened', () => {
    const sealed = processWith(OLD).sealTotpSecret(Buffer.from('of an app'));
    const now = processWith(NEW, OLD);
    expect(now.openTotpSecret(sealed)?.toString()).toBe('of an app');
    expect(now.isSealedBefore(sealed)).toBe(true);
    expect(now.isSealedBefore(now.sealTotpSecret(Buffer.from('of an app')))).toBe(false);
    expect(processWith(NEW).openTotpSecret(sealed)).toBeNull();
  });
});

import fc from 'fast-check';
import { draftCookies, draftDestination, draftEnd } from './draft-mode';

describe('ED-11: the target of draft mode', () => {
  test.each(['/de-de', '/de-de/hemden', '/fr-ch/a/b-c.d~e/%C3%BC'])('%s is a page', (path) => {
    expect(draftDestination(path)).toBe(path);
  });

  test('loses its query, which drafts do not depend on', () => {
    expect(draftDestination('/de-de/hemden?utm=1#top')).toBe('/de-de/hemden');
  });

  test.each([
    '', '/', 'de-de', '//evil.example', '///de-de', '/\\evil.example', '/de-de//evil.example',
    'https://evil.example/de-de', 'javascript:alert(1)', '/de-de/\\', '/de-de/a b', '/de-de/<x>',
    '/de-de/\n', '/de-de/@evil.example:80', '/api/draft', '/DE-de', '/de-de-de', '/s/hgg/de-de',
    `/de-de/${'a'.repeat(1_000)}`,
  ])('%j is rejected', (path) => {
    expect(draftDestination(path)).toBeNull();
  }); // oxfmt-ignore

  test('stays on the host, whatever is requested', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      'de-de',
      '@',
      ':',
      '%2f',
      'evil.example',
      '?',
      '#',
      '\t',
    );
    const path = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(path, (text) => {
        const to = draftDestination(text) ?? '/';
        expect(new URL(to, 'http://shop.example').host).toBe('shop.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('ED-11: the end of draft mode', () => {
  test('is read from the cookie that began it', () => {
    expect(draftEnd({ expiresAt: 42 })).toBe(42);
  });

  test.each([
    undefined,
    null,
    false,
    '',
    'expired',
    42,
    [],
    {},
    { expiresAt: '42' },
    { expiresAt: null },
  ])('has passed for %j', (previewData) => expect(draftEnd(previewData)).toBe(0));
});

describe('ED-11: the cookies of draft mode', () => {
  const next = '__prerender_bypass=x; Path=/; HttpOnly; Max-Age=3600; SameSite=None; Secure';

  test('work inside another site’s iframe if the connection is secure', () => {
    expect(draftCookies([next], true)).toEqual([
      '__prerender_bypass=x; Path=/; HttpOnly; Max-Age=3600; SameSite=None; Secure; Partitioned',
    ]);
  });

  test('are accepted by browsers over plain http too', () => {
    expect(draftCookies([next.replace('None', 'Lax')], false)).toEqual([
      '__prerender_bypass=x; Path=/; HttpOnly; Max-Age=3600; SameSite=Lax',
    ]);
  });
});

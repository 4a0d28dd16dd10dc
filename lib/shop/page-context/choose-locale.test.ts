import fc from 'fast-check';
import { chooseLocale } from './choose-locale';
import { parseLocale } from './locale';

const browser = (header: string | undefined, cookie?: string) =>
  chooseLocale('hgg', cookie, header);

describe('the locale for a visitor who has not chosen one', () => {
  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de-de'],
    ['de-AT,de;q=0.9', 'de-at'],
    ['fr-CH', 'fr-ch'],
    ['pl', 'pl-pl'],
    ['cs,sk;q=0.8', 'cs-cz'],
    ['en-US,en;q=0.5', 'en-us'],
    ['fr', 'fr-fr'],
    ['nl-BE,nl;q=0.9', 'nl-be'],
  ])('CTX-01: is the best market for %s', (header, expected) => {
    expect(browser(header)).toBe(expected);
  });

  test('CTX-01: is the project’s default for its language without a country', () => {
    expect(browser('de,en-US;q=0.7,en;q=0.3')).toBe('de-de');
    expect(chooseLocale('eck', undefined, 'de')).toBe('de-de');
  });

  test('CTX-01: is limited to the project’s delivery countries', () => {
    expect(chooseLocale('eck', undefined, 'fr-FR,fr;q=0.9')).toBe('fr-ch');
    expect(chooseLocale('eck', undefined, 'pl-PL,pl')).toBe('de-de');
  });

  test('follows the weights rather than the order', () => {
    expect(browser('fr;q=0.3, pl;q=0.9, nl;q=0.5')).toBe('pl-pl');
    expect(browser('fr; q=0.3,pl ;q=0.9')).toBe('pl-pl');
  });

  test('is never a language with q=0', () => {
    expect(browser('fr;q=0, pl;q=0.1')).toBe('pl-pl');
    expect(browser('fr;q=0.0,fr-FR;q=0.000')).toBe('de-de');
  });

  test('matches whole language codes only', () => {
    // Kashubian (csb) is not Czech (cs), and Dene (den) is not German (de).
    expect(browser('csb,pl;q=0.5')).toBe('pl-pl');
    expect(browser('den,fr;q=0.5')).toBe('fr-fr');
  });

  test('ignores a part that was cut off with the header', () => {
    const filler = `${'it-IT;q=0.9,'.repeat(40)}         `;
    // The cut is between "fr" and its weight of zero.
    expect(browser(`${filler}pl;q=0.1,fr;q=0`)).toBe('pl-pl');
  });
});

test.each([
  ['no header', undefined],
  ['an empty header', ''],
  ['any language', '*'],
  ['a language no shop speaks', 'ja-JP,ja'],
  ['commas', ',,,,;;;q=,='],
  ['weights that are none', 'fr;q=...,nl;q=1.2.3'],
  ['markup', '<script>alert(1)</script>'],
  ['line breaks', '\r\nSet-Cookie: a=b'],
  ['properties of every object', 'constructor,__proto__'],
  ['100,000 characters', 'x-'.repeat(50_000)],
])('%s gives the default', (_, header) => {
  expect(browser(header)).toBe('de-de');
});

test('a header with a million commas is handled at once', () => {
  const begin = process.cpuUsage();
  browser(','.repeat(1_000_000));
  // CPU time in microseconds, with a margin for a busy machine: quadratic behaviour would take
  // minutes.
  expect(process.cpuUsage(begin).user).toBeLessThan(2_000_000);
});

describe('the cookie', () => {
  test('CTX-01: with the visitor’s choice takes precedence over the browser', () => {
    expect(browser('de-AT', 'pl-pl')).toBe('pl-pl');
  });

  test.each(['xx-yy', 'de-DE', 'de', '', '//evil.example', 'de-de/../..', 'de-de\r\nX: y'])(
    'is ignored if it contains %j',
    (cookie) => expect(browser('de-AT', cookie)).toBe('de-at'),
  );

  test('is ignored for a country that this project does not deliver to', () => {
    expect(chooseLocale('eck', 'en-us', 'de-CH')).toBe('de-ch');
  });
});

test('any header and cookie lead to a locale that exists', () => {
  const crafted = fc
    .array(fc.constantFrom('de', 'fr-ch', '-', ';q=', '0', '.5', ',', '*', ' ', 'en-US', '=', 'q'))
    .map((pieces) => pieces.join(''));
  const text = fc.option(fc.oneof(fc.string(), crafted), { nil: undefined });
  fc.assert(
    fc.property(fc.constantFrom('hgg', 'hrm', 'eck'), text, text, (project, header, cookie) => {
      expect(parseLocale(project, chooseLocale(project, cookie, header))).not.toBeNull();
    }),
  );
});

import fc from 'fast-check';
import { BEFORE_PAINT } from './before-paint';
import {
  ANONYMOUS,
  closedIds,
  isShownTo,
  readAudienceVisitor,
  rememberClosed,
  visitorOf,
  type AudienceVisitor,
} from './visitor';
import type { Audience } from './verdict';

const COOKIE = 'ActionTeaser';
const RECORD = 'storage_HIR-USER-STORAGE';
const everybody: Audience[] = [
  'loggedIn',
  'loggedOut',
  'loyaltyBlack',
  'loyaltyBlue',
  'loyaltySilver',
];

function clear() {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  localStorage.clear();
  document.head.innerHTML = '';
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}
beforeEach(clear);
afterAll(clear);

/** Runs the inline script on a body with these blocks, as a browser does. */
function paint(...blockIds: string[]) {
  document.body.innerHTML = blockIds.map((id) => `<div data-block="${id}"></div>`).join('');
  const script = document.createElement('script');
  script.textContent = BEFORE_PAINT;
  document.head.append(script);
  script.remove();
}
const isHidden = (id: string) => {
  const block = document.querySelector(`[data-block="${id}"]`);
  return block !== null && getComputedStyle(block).display === 'none';
};
const setCookie = (value: string) => (document.cookie = `${COOKIE}=${value}; path=/`);

describe('a visitor', () => {
  test.each([
    ['nothing is kept', null],
    ['the record is damaged', '{"loggedIn":tr'],
    ['the record is a list', '[]'],
    ['the record is a word', '"loggedIn"'],
    ['they have logged out', '{"loggedIn":false,"userLevel":"black"}'],
    ['the record says so in words', '{"loggedIn":"true"}'],
  ])('is anonymous when %s', (_, stored) => expect(visitorOf(stored)).toEqual(ANONYMOUS));

  test('has the loyalty level of their record if that level exists', () => {
    const level = (userLevel: unknown) =>
      visitorOf(JSON.stringify({ loggedIn: true, userLevel })).loyaltyLevel;
    expect([level('blue'), level('gold'), level(['blue']), level(undefined)]).toEqual([
      'blue',
      null,
      null,
      null,
    ]);
  });

  test('is anonymous where storage is forbidden', () => {
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readAudienceVisitor()).toEqual(ANONYMOUS);
    denied.mockRestore();
  });

  test.each<[string, AudienceVisitor, Audience[]]>([
    ['an anonymous one', ANONYMOUS, ['loggedOut']],
    [
      'one with an account',
      { isLoggedIn: true, loyaltyLevel: null, isSubscribed: false },
      ['loggedIn'],
    ],
    [
      'one with a card',
      { isLoggedIn: true, loyaltyLevel: 'silver', isSubscribed: false },
      ['loggedIn', 'loyaltySilver'],
    ],
  ])('CMS-02: %s sees exactly what is meant for them', (_, visitor, expected) => {
    const seen = everybody.filter((audience) =>
      isShownTo({ audience, closedByCookie: null }, 'id', visitor, ''),
    );
    expect(seen).toEqual(expected);
  });
});

describe('closed blocks', () => {
  const isShown = (id: string) =>
    isShownTo({ audience: null, closedByCookie: COOKIE }, id, ANONYMOUS, document.cookie);

  test('BLK-03: are stored in the cookie, and no others are hidden by it', () => {
    rememberClosed(COOKIE, 'sale');
    expect([isShown('sale'), isShown('sal'), isShown('sale-2')]).toEqual([false, true, true]);
  });

  test('BLK-03: are stored once, newest last, and the oldest are dropped', () => {
    for (let index = 0; index < 40; index++) rememberClosed(COOKIE, `b${index}`);
    rememberClosed(COOKIE, 'b20');
    const ids = closedIds(document.cookie, COOKIE);
    expect(ids).toHaveLength(30);
    expect([ids[0], ids.at(-1)]).toEqual(['b10', 'b20']);
    expect(document.cookie.length).toBeLessThan(4_096);
  });

  test('BLK-03: are read only from their own cookie', () => {
    document.cookie = 'OtherActionTeaser=a; path=/';
    document.cookie = 'ActionTeaserOld=b; path=/';
    setCookie('c');
    expect(closedIds(document.cookie, COOKIE)).toEqual(['c']);
    expect(closedIds('', COOKIE)).toEqual([]);
  });

  test('BLK-03: do not hide blocks that cannot be closed', () => {
    setCookie('sale');
    expect(
      isShownTo({ audience: null, closedByCookie: null }, 'sale', ANONYMOUS, document.cookie),
    ).toBe(true);
  });
});

describe('before the first paint', () => {
  test('BLK-03: closed blocks are hidden, and no others', () => {
    setCookie('sale~page.1_b');
    paint('sale', 'page.1_b', 'new', 'sale-2');
    expect(['sale', 'page.1_b', 'new', 'sale-2'].map(isHidden)).toEqual([true, true, false, false]);
  });

  test('BLK-03: closed blocks stay hidden on the next page', () => {
    rememberClosed(COOKIE, 'sale');
    paint('sale');
    expect(isHidden('sale')).toBe(true);
  });

  test.each([
    'a"]{}body{display:none}',
    'a"]{}*{display:none}x',
    '</style><script>document.title=1</script>',
    "a'];alert(1)//",
    '\\22 \\5d{}body{display:none}',
    '*',
    'a%22%5D%7B%7Dbody%7Bdisplay%3Anone%7D',
    '~~~',
  ])('a cookie of %j injects nothing', (value) => {
    setCookie(value);
    paint('other');
    expect(getComputedStyle(document.body).display).not.toBe('none');
    expect(isHidden('other')).toBe(false);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    const css = document.querySelector('style')?.textContent ?? '';
    expect(css).toMatch(/^(\[data-block="[\w.-]+"\]\{display:none\})*$/);
  });

  test('any cookie results in a style sheet that contains only ids', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\w.~"{}[\]<>\\-]{0,40}$/));
    fc.assert(
      fc.property(text, (value) => {
        clear();
        setCookie(value);
        paint();
        const css = document.querySelector('style')?.textContent ?? '';
        expect(css).toMatch(/^(\[data-block="[\w.-]+"\]\{display:none\})*$/);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [{ loggedIn: true }, 'loggedIn'],
    [{ loggedIn: true, userLevel: 'black' }, 'loggedIn loyaltyBlack'],
    [{ loggedIn: true, userLevel: '"><x' }, 'loggedIn'],
    [{ loggedIn: true, userLevel: ['black'] }, 'loggedIn'],
    [{ loggedIn: true, userLevel: 7 }, 'loggedIn'],
    [{ loggedIn: false, userLevel: 'black' }, null],
    [{ loggedIn: 'true' }, null],
    [null, null],
    [[], null],
  ])('the style sheet knows the visitor: %j', (record, expected) => {
    localStorage.setItem(RECORD, JSON.stringify(record));
    paint();
    expect(document.documentElement.getAttribute('data-visitor')).toBe(expected);
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['"><x', null],
  ])('a chosen theme is set: %s', (stored, expected) => {
    localStorage.setItem('storage_theme', stored);
    paint();
    expect(document.documentElement.getAttribute('data-theme')).toBe(expected);
  });

  test('a damaged record affects neither closed blocks nor the chosen theme', () => {
    setCookie('sale');
    localStorage.setItem(RECORD, '{"loggedIn":tr');
    localStorage.setItem('storage_theme', 'dark');
    expect(() => paint('sale')).not.toThrow();
    expect(isHidden('sale')).toBe(true);
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  });
});

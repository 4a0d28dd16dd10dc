import fc from 'fast-check';
import { linkTarget, localizedPath, type NodePaths } from './link-target';

const nodes: NodePaths = {
  locale: 'de-at',
  paths: new Map([
    ['home', '/'],
    ['shirts', '/hemden'],
    ['modal', '/fenster'],
  ]),
  hosts: ['hgg.localhost', 'localhost'],
};
const target = (text: string) => linkTarget(text, nodes);
const href = (text: string) => target(text)?.href;

/** Destination of a link for a browser on a page of the shop. */
const destination = (text: string) => {
  const link = target(text);
  return link && new URL(link.href, 'https://hgg.localhost/de-at/hemden');
};

test('the home page of a locale has no trailing slash', () => {
  expect(localizedPath('de-at', '/')).toBe('/de-at');
  expect(localizedPath('de-at', '/hemden')).toBe('/de-at/hemden');
});

describe('a node', () => {
  test('RTE-06: links to its path in the visitor’s locale', () => {
    expect(target('node_shirts')).toEqual({ href: '/de-at/hemden', opens: 'page' });
    expect(target('  node_home\n')).toEqual({ href: '/de-at', opens: 'page' });
  });

  test('RTE-06: ending in _modal opens in a modal', () => {
    expect(target('node_shirts_modal')).toEqual({ href: '/de-at/hemden', opens: 'modal' });
  });

  test('RTE-06: named “modal” is a page unless the ending follows', () => {
    expect(target('node_modal')).toEqual({ href: '/de-at/fenster', opens: 'page' });
    expect(target('node_modal_modal')).toEqual({ href: '/de-at/fenster', opens: 'modal' });
  });

  test.each(['node_nowhere', 'node_', 'node__modal', 'node_constructor', 'node_shirts#top'])(
    'RTE-06: that cannot be visited has no link: %s',
    (text) => expect(target(text)).toBeNull(),
  );
});

describe('a path', () => {
  test('RTE-07: without a locale gets the visitor’s', () => {
    expect(target('/hemden')).toEqual({ href: '/de-at/hemden', opens: 'page' });
    expect(target('/')).toEqual({ href: '/de-at', opens: 'page' });
    expect(href('/search?query=hemd#top')).toBe('/de-at/search?query=hemd#top');
  });

  test('RTE-07: with a locale keeps it', () => {
    expect(href('/de-ch/hemden')).toBe('/de-ch/hemden');
    expect(href('/de-ch')).toBe('/de-ch');
    expect(href('/de-ch?query=x')).toBe('/de-ch?query=x');
  });

  test('RTE-07: that only resembles a locale gets the visitor’s', () => {
    expect(href('/de-luxe')).toBe('/de-at/de-luxe');
    expect(href('/DE-CH/hemden')).toBe('/de-at/DE-CH/hemden');
  });
});

describe('a URL', () => {
  test('RTE-07: on the shop’s own host is routed by its path', () => {
    expect(target('https://hgg.localhost:3000/de-ch/hemden?size=58#a')).toEqual({
      href: '/de-ch/hemden?size=58#a',
      opens: 'page',
    });
    expect(href('HTTP://LOCALHOST/de-de')).toBe('/de-de');
    expect(href('https://editor:secret@hgg.localhost/de-de/hemden')).toBe('/de-de/hemden');
  });

  test('RTE-07: on the shop’s own host without a locale gets the visitor’s', () => {
    expect(href('https://hgg.localhost/hemden')).toBe('/de-at/hemden');
    expect(href('https://hgg.localhost')).toBe('/de-at');
    expect(href('https://hgg.localhost//a//../b')).toBe('/de-at/a/b');
  });

  test('RTE-07: on another host is a full navigation', () => {
    expect(target('https://example.com/a?b=c')).toEqual({
      href: 'https://example.com/a?b=c',
      opens: 'external',
    });
    expect(target('http://hrm.localhost/de-de')?.opens).toBe('external');
  });

  test('RTE-07: whose user name resembles the shop is on another host', () => {
    expect(target('https://hgg.localhost@evil.example/')).toMatchObject({ opens: 'external' });
    expect(target('https://hgg.localhost.evil.example/')).toMatchObject({ opens: 'external' });
  });
});

describe('a telephone number', () => {
  test.each([
    ['+49 89 123456', 'tel:+4989123456'],
    ['(089) 12 34-56', 'tel:089123456'],
    ['+33 1 23 45 67 89', 'tel:+33123456789'],
    ['01.23.45.67.89', 'tel:0123456789'],
    ['0800/123 45 67', 'tel:08001234567'],
  ])('LNK-01: %s becomes %s', (text, expected) => {
    expect(target(text)).toEqual({ href: expected, opens: 'phone' });
  });

  test('LNK-01: is dialled without the trunk zero', () => {
    expect(href('+49 (0)89 123456')).toBe('tel:+4989123456');
    expect(href('+43 (0) 662 1234')).toBe('tel:+436621234');
  });

  test.each(['+', '()--..', '- - - -', '+ 1 -', '12+345678', '123456 ext. 7', '1'.repeat(40)])(
    'LNK-01: %s is rejected',
    (text) => expect(target(text)).toBeNull(),
  );
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://hgg.localhost/1',
  'file:///etc/passwd',
  'about:blank',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/hemden\\..\\x',
  '%2F%2Fevil.example',
  'https://',
  'http://[',
  'hemden',
  '',
  '   ',
])('RTE-07: %j gives no link', (text) => {
  expect(target(text)).toBeNull();
});

test.each([
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  '/./\t/evil.example',
  '/de-at/..//evil.example',
  '/de-at/..\t//evil.example',
  '/@evil.example',
  'https://hgg.localhost//evil.example',
  'https://hgg.localhost/\\evil.example',
  'https://hgg.localhost/.//evil.example',
  'https://hgg.localhost/a/..//evil.example/de-de',
  'http:hgg.localhost//evil.example',
])('RTE-07: %j stays in the shop', (text) => {
  expect(destination(text)?.host).toBe('hgg.localhost');
  // A router may resolve the address again.
  expect(destination(text)?.pathname).not.toMatch(/^\/[/\\]/);
});

test('RTE-07: whatever an editor enters, a page link stays in the shop and runs no script', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '.',
    '..',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'https',
    'http',
    'javascript',
    'data',
    'evil.example',
    'hgg.localhost',
    'de-at',
    'node_',
    'shirts',
    '_modal',
  );
  const crafted = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(crafted, fc.string(), fc.webUrl()), (text) => {
      const link = target(text);
      fc.pre(link !== null);
      const url = new URL(link.href, 'https://hgg.localhost/de-at/hemden');
      const isInside =
        link.href.startsWith('/') && url.host === 'hgg.localhost' && !/^\/[/\\]/.test(url.pathname);
      const isSafe = {
        page: isInside,
        modal: isInside || /^https?:\/\//.test(link.href),
        shippingInfo: isInside,
        external: /^https?:$/.test(url.protocol),
        phone: url.protocol === 'tel:',
      };
      expect([text, link.href, isSafe[link.opens]]).toEqual([text, link.href, true]);
    }),
    { numRuns: 1_000 },
  );
});

test.each(['mailto:service@example.com', 'mailto:service@example.com?subject=Ma%C3%9Fe'])(
  'LNK-01: %s opens the mail program',
  (text) => expect(target(text)).toEqual({ href: text, opens: 'external' }),
);

test.each(['mailto:', 'mailto:nobody', 'mailto:a@example.com,b@example.com'])(
  '%s gives no link',
  (text) => expect(target(text)).toBeNull(),
);

test.each(['node_shipping_modal', 'node_delivery_modal', 'node_returns_modal'])(
  'LNK-05: %s is reserved for shipping information, and leads home without scripts',
  (text) => expect(target(text)).toEqual({ href: '/de-at', opens: 'shippingInfo' }),
);

test('LNK-05: if a node has the reserved name, its page is used without scripts', () => {
  const paths = new Map([['shipping', '/versand']]);
  const link = linkTarget('node_shipping_modal', { ...nodes, paths });
  expect(link).toEqual({ href: '/de-at/versand', opens: 'shippingInfo' });
});

test.each([
  ['/versand_modal', '/de-at/versand'],
  ['https://hgg.localhost/versand_modal', '/de-at/versand'],
  ['https://example.com/masse?unit=cm_modal', 'https://example.com/masse?unit=cm'],
])('LNK-02: %s opens in a modal', (text, href) => {
  expect(target(text)).toEqual({ href, opens: 'modal' });
});

test.each([
  'javascript:alert(1)_modal',
  '//evil.example_modal',
  'data:text/html,x_modal',
  '_modal',
])('LNK-02: %s gives no link', (text) => expect(target(text)).toBeNull());

test('LNK-02: phone numbers and email addresses cannot open in a modal', () => {
  expect(target('+49 89 123456_modal')?.opens).toBe('phone');
  expect(target('mailto:service@example.com_modal')?.opens).toBe('external');
});

test('an ending repeated a thousand times counts as one', () => {
  expect(target(`/x${'_modal'.repeat(10_000)}`)?.opens).toBe('modal');
});

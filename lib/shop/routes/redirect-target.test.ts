import type { NodePaths } from './link-target';
import { redirectTarget } from './redirect-target';

const nodes: NodePaths = {
  locale: 'de-de',
  paths: new Map([
    ['home', '/'],
    ['sale', '/sale'],
  ]),
  hosts: ['hgg.localhost'],
};

test.each([
  ['node_sale', 'internal', '/de-de/sale'],
  ['/hemden', 'internal', '/de-de/hemden'],
  ['http://hgg.localhost:3000/de-at/sale?x=1#top', 'internal', '/de-at/sale?x=1#top'],
  ['https://elsewhere.example/sale', 'full', 'https://elsewhere.example/sale'],
])('RTE-07: %s is a %s navigation', (target, kind, href) => {
  const warn = jest.fn();
  expect(redirectTarget(target, nodes, warn)).toEqual({ kind, href });
  expect(warn).not.toHaveBeenCalled();
});

test('RTE-07: a target that cannot be parsed is reported and is a full navigation', () => {
  const warn = jest.fn();
  expect(redirectTarget('katalog.pdf', nodes, warn)).toEqual({
    kind: 'full',
    href: '/katalog.pdf',
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('katalog.pdf'));
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'node_gone',
  'https://',
  '',
])('RTE-07: %s is reported and rejected', (target) => {
  const warn = jest.fn();
  expect(redirectTarget(target, nodes, warn)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

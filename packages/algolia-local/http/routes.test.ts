import { type Route, Router } from './routes';

const route = (path: string): Route => ({ method: 'GET', path, acl: null, handle: () => path });

/** All permutations of a list. */
const arrangements = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, at) =>
        arrangements(list.toSpliced(at, 1)).map((others) => [first, ...others]),
      );

test('a path of fixed segments wins over one with parameters, in any order of the list', () => {
  const listed = [
    '/1/indexes/:index/browse',
    '/1/indexes/:index/:object',
    '/1/keys/:key',
    '/1/logs',
  ];
  for (const paths of arrangements(listed)) {
    const router = new Router(paths.map(route));
    expect(router.match('GET', '/1/indexes/coats/browse')?.route.path).toBe(
      '/1/indexes/:index/browse',
    );
    expect(router.match('GET', '/1/indexes/coats/4711')?.parameters).toEqual({
      index: 'coats',
      object: '4711',
    });
  }
});

import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { invalidatePagesOf, noteRender } from './rendered-pages';

let now = Date.parse('2026-11-20T12:00:00Z');
const pass = (milliseconds: number) => jest.setSystemTime((now += milliseconds));
const note = (path: string, documents: string[], renderedAt = now) =>
  noteRender(path, { renderedAt, validUntil: null, isMissing: false, documents });

/** Reads a render as the cache handler does. */
const noted = (path: string) => processState.renderedPages?.get(path);

beforeAll(() => {
  jest.useFakeTimers({ now });
});
beforeEach(() => pass(600_000));
afterAll(() => jest.useRealTimers());

test('a publish invalidates the pages made from its documents, and no others', () => {
  note('/s/hgg/de-de', ['node', 'home']);
  note('/s/hgg/de-de/hemden', ['node', 'shirts']);
  pass(1_000);
  expect(invalidatePagesOf(new Set(['shirts', 'unknown']))).toEqual(['/s/hgg/de-de/hemden']);
  expect(noted('/s/hgg/de-de/hemden')).toBeUndefined();
  expect(noted('/s/hgg/de-de')).toBeDefined();
});

test('a page rendered again is valid since its first render', () => {
  const begin = now;
  note('/s/hgg/de-de/again', ['home']);
  pass(300_000);
  note('/s/hgg/de-de/again', ['home']);
  expect(noted('/s/hgg/de-de/again')).toMatchObject({ validFrom: begin, renderedAt: now });
});

test('ED-01: a render that begins before a publish and ends after it is not served', () => {
  const begin = now;
  pass(20);
  invalidatePagesOf(new Set(['home']));
  pass(20);
  note('/s/hgg/de-de/late', ['node', 'home'], begin);
  expect(noted('/s/hgg/de-de/late')).toBeUndefined();
  note('/s/hgg/de-de/other', ['node', 'shirts'], begin);
  expect(noted('/s/hgg/de-de/other')).toBeDefined();
});

test('ED-01: a render that begins after a publish is not affected by one that began before it', () => {
  const begin = now;
  pass(20);
  invalidatePagesOf(new Set(['home']));
  pass(20);
  note('/s/hgg/de-de/both', ['home']);
  const after = now;
  pass(20);
  note('/s/hgg/de-de/both', ['home'], begin);
  expect(noted('/s/hgg/de-de/both')).toMatchObject({ validFrom: after, renderedAt: after });
});

test('remembers a limited number of paths and forgets the least recently rendered first', () => {
  note('/s/hgg/de-de/second', ['node']);
  for (let index = 0; index < 23_500; index++) note(`/s/hgg/de-de/${index}`, ['node']);
  expect(noted('/s/hgg/de-de/23499')).toBeDefined();
  expect(noted('/s/hgg/de-de/second')).toBeUndefined();
});

test('paths without a page evict no pages, however many there are', () => {
  note('/s/hgg/de-de/page', ['node']);
  const missing = { renderedAt: now, validUntil: null, isMissing: true, documents: ['node'] };
  for (let index = 0; index < 25_000; index++) noteRender(`/s/hgg/de-de/x${index}`, missing);
  expect(noted('/s/hgg/de-de/page')).toBeDefined();
  expect(noted('/s/hgg/de-de/x24999')).toBeDefined();
  expect(noted('/s/hgg/de-de/x0')).toBeUndefined();
});

import { decide, type Found, type Situation } from './decide';

const published = (fingerprint: string): Found => ({
  fingerprint,
  isPublished: true,
  wasEverPublished: true,
});
const draft = (fingerprint: string): Found => ({
  fingerprint,
  isPublished: false,
  wasEverPublished: false,
});
const unpublished = (fingerprint: string): Found => ({
  fingerprint,
  isPublished: false,
  wasEverPublished: true,
});

const situation = (given: Partial<Situation>): Situation => ({
  found: null,
  written: undefined,
  wanted: 'new',
  isForced: false,
  ...given,
});

test.each([
  ['nothing is there', {}, 'create'],
  ['the same is there', { found: published('new'), written: 'new' }, 'same'],
  ['an earlier seed wrote it', { found: published('old'), written: 'old' }, 'update'],
  ['a seed was stopped before it published', { found: draft('new') }, 'update'],
  ['an editor has changed it', { found: published('edited'), written: 'old' }, 'keep'],
  ['an editor has made it without us', { found: published('edited') }, 'keep'],
  ['an editor has unpublished it', { found: unpublished('old'), written: 'old' }, 'keep'],
  ['an editor has deleted it', { found: null, written: 'old' }, 'keep'],
  ['it was published, then the record was lost', { found: published('new') }, 'same'],
] as const)('%s', (_title, given, decision) => {
  expect(decide(situation(given))).toBe(decision);
});

test.each([
  ['changed', { found: published('edited'), written: 'old' }, 'update'],
  ['unpublished', { found: unpublished('new'), written: 'new' }, 'update'],
  ['deleted', { found: null, written: 'old' }, 'create'],
] as const)('--force overwrites content that an editor has %s', (_title, given, decision) => {
  expect(decide(situation({ ...given, isForced: true }))).toBe(decision);
});

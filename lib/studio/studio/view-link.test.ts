import type { PageViewChoice } from './page-view-choice';
import { readView, signView } from './view-link.server';

const SECRET = 'a secret of enough characters for this';
const EXPIRY = Date.parse('2026-12-24T12:00:00Z');
const choice: PageViewChoice = {
  project: 'hgg',
  locale: 'de-at',
  path: '/hemden',
  at: Date.parse('2026-12-31T23:00:00Z'),
  source: 'draft',
  release: null,
  visitor: 'anyone',
};
const link = signView(choice, EXPIRY, SECRET);

test('ED-03: a link opens exactly its view until it expires', () => {
  expect(readView(link, SECRET, EXPIRY - 1)).toEqual(choice);
  expect(readView(link, SECRET, EXPIRY)).toBeNull();
});

test('ED-03: a changed link, or one signed with another secret, opens nothing', () => {
  const [payload = '', signature = ''] = link.split('.');
  const other = signView({ ...choice, path: '/hosen' }, EXPIRY, SECRET).split('.')[0] ?? '';
  expect(readView(`${other}.${signature}`, SECRET, 0)).toBeNull();
  expect(readView(payload, SECRET, 0)).toBeNull();
  expect(readView(`${link}.x`, SECRET, 0)).toBeNull();
  expect(readView(link, 'another secret of enough characters', 0)).toBeNull();
});

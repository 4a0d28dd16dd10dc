import type { GetServerSidePropsContext } from 'next';
import { blockTypes } from '@/cms-schema/model';
import { ENVIRONMENT, withEnvironment } from '@/lib/platform/env/environment.fixture';
import { galleryProps } from '@/registry/gallery.server';
import { FIXTURE_STATES } from '@/registry/block-fixtures';

withEnvironment();

const NOW = Date.parse('2026-11-20T09:30:00Z');
const { exhibits } = galleryProps({ frame: '1' }, NOW, {
  mediaBaseUrl: 'https://pictures.example',
  search: { appId: 'APP', searchKey: 'key', host: '/_search', protocol: 'http' },
});

test.each(Object.keys(blockTypes))('ED-09: %s is shown in every state', (type) => {
  const own = exhibits.filter((exhibit) => exhibit.type === type);
  const states = own.map(({ state }) => state);
  expect(states).toEqual(expect.arrayContaining([...FIXTURE_STATES, 'hidden', 'invalid']));
  for (const { state, block, notes } of own) {
    const isNoted = state === 'hidden' || state === 'invalid';
    expect(block === null).toBe(isNoted);
    expect(notes).toHaveLength(isNoted ? 1 : 0);
  }
  const [note] = own.find(({ state }) => state === 'hidden')?.notes ?? [];
  expect(note?.because).toMatch(/begins in 3 d|hidden inside it for another 3 d/);
  expect(own.find(({ state }) => state === 'invalid')?.notes[0]?.kind).toBe('invalid');
});

test('all blocks on the page have unique ids, and every picture exists', () => {
  const blocks = exhibits.flatMap(({ block }) => block ?? []);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  const urls = JSON.stringify(blocks).match(/"url":"[^"]*"/g);
  expect(new Set(urls)).toEqual(new Set(['"url":"/gallery/picture.svg"']));
});

test('the gallery exists only if the environment enables it', async () => {
  const { getServerSideProps } = await import('@/pages/dev/blocks');
  // The page reads nothing else of its context.
  const context = { query: {} } as GetServerSidePropsContext;
  Object.assign(process.env, ENVIRONMENT, { SELVEDGE_DEV_PAGES: 'false' });
  expect(await getServerSideProps(context)).toEqual({ notFound: true });
});

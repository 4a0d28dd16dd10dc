import { checkContract } from '@/lib/studio/studio/load-contract.server';
import { loadRelease } from '@/lib/studio/studio/load-releases.server';
import { createRelease, saveRelease } from '@/lib/studio/studio/write-release.server';
import { link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const KINDS = ['path exists', 'id exists', 'parent cycle', 'parent of another shop'];

const faultsOf = async (id: string) =>
  (await checkContract(id, true))
    .filter(({ kind }) => KINDS.includes(kind))
    .map(({ kind, detail }) => `${kind}: ${detail}`);

/** Messages against publishing some nodes together. */
async function faultsTogether(...ids: string[]): Promise<string[]> {
  const id = await createRelease('Zusammen');
  const entities = ids.map((entry) => ({ kind: 'Entry' as const, id: entry }));
  await saveRelease(id, 1, { title: 'Zusammen', entities });
  const release = await loadRelease(id);
  return (
    release?.faults.map(({ id: node, kind }) => `${node} ${kind}`).toSorted() ?? ['no release']
  );
}

test('ED-13: a draft with the path and the id of a public node blocks only its own publication', async () => {
  await space.publishPage('held', []);
  await space.publishPage('typed', []);
  await space.draft('typed-node', 'node', { path: '/held', nodeId: 'held' });
  expect(await faultsOf('held-node')).toEqual([]);
  expect(await faultsOf('typed-node')).toEqual([
    'path exists: de /held: held (held-node)',
    'id exists: de held: held (held-node)',
  ]);
});

test('ED-13: a path stays in use until the node that gave it up in a draft is published', async () => {
  await space.publishPage('leaving', []);
  await space.draft('leaving-node', 'node', { path: '/left' });
  await space.draft('heir', 'node', {
    nodeId: 'heir',
    project: 'hgg',
    name: 'heir',
    path: '/leaving',
  });
  expect(await faultsOf('heir')).toEqual(['path exists: de /leaving: leaving (leaving-node)']);
  expect(await faultsTogether('heir', 'leaving-node')).toEqual([]);
});

test('ED-13: two nodes with the same path in a release are not published', async () => {
  for (const slug of ['first', 'second']) {
    await space.publishPage(slug, []);
    await space.draft(`${slug}-node`, 'node', { path: '/wanted' });
  }
  expect(await faultsTogether('first-node', 'second-node')).toEqual([
    'first-node path exists',
    'second-node path exists',
  ]);
});

test('ED-13: a draft below its own child blocks only its own publication', async () => {
  await space.publishPage('above', []);
  await space.publishPage('below', []);
  await space.publish('below-node', 'node', { parent: link('above-node') });
  await space.draft('above-node', 'node', { parent: link('below-node') });
  expect(await faultsOf('below-node')).toEqual([]);
  expect(await faultsOf('above-node')).toEqual([
    'parent cycle: above (above-node) → below (below-node) → above (above-node)',
  ]);
});

import { categoryNames } from './navigation/category-names';
import { demoContent } from './demo-content';
import type { SeedEntry } from './seed-entry';

const { entries, pictures } = demoContent(new Date('2026-11-20T09:30:00Z'));
const scenes = new Map(
  pictures.filter(({ id }) => id !== 'selvedge-wordmark').map((scene) => [scene.id, scene]),
);
const declared = new Set(pictures.flatMap(({ shows }) => [...shows]));

const germanOf = (entry: SeedEntry, name: string) => entry.fields[name]?.['de'];

/** Ids of the scenes in all fields of an entry. */
function scenesIn(entry: SeedEntry): string[] {
  const found = JSON.stringify(entry.fields).matchAll(/"linkType":"Asset","id":"([^"]+)"/g);
  return [...found].flatMap(([, id = '']) => (scenes.has(id) ? [id] : []));
}

/** The most specific category on the path to a node that has a scene. */
function categoryOf(nodeId: string): string | undefined {
  const parts = nodeId.replace(/^(node_)?(hgg|hrm|eck)-/, '');
  // Editorial pages are not categories: "lange-hemden" is a story.
  if (!Object.keys(categoryNames).some((key) => `${parts}-`.startsWith(`${key}-`)))
    return undefined;
  const names = Object.keys(categoryNames).filter((key) => declared.has(key as never));
  return names
    .map((key) => ({ key, at: `-${parts}-`.lastIndexOf(`-${key}-`) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at)[0]?.key;
}

/** Subject of an entry with a picture: the category that it links to, or that it belongs to. */
function subjectOf(entry: SeedEntry): string | undefined {
  const target = ['imageLink', 'link', 'nodeId'].map((name) => germanOf(entry, name)).find(Boolean);
  return typeof target === 'string' ? categoryOf(target) : undefined;
}

test('each scene shows the category that it represents', () => {
  const wrong = entries.flatMap((entry) => {
    const subject = subjectOf(entry);
    if (!subject) return [];
    return scenesIn(entry)
      .filter((id) => !scenes.get(id)?.shows.some((key) => key === subject))
      .map((id) => `${entry.id}: ${id} stands for ${subject}`);
  });
  expect(wrong).toEqual([]);
});

test('each shop has at least twelve scenes and uses all of them', () => {
  const used = new Set(entries.flatMap(scenesIn));
  expect([...scenes.keys()].filter((id) => !used.has(id))).toEqual([]);
  for (const shop of ['hgg', 'hrm', 'eck'])
    expect([...scenes.keys()].filter((id) => id.startsWith(shop)).length).toBeGreaterThanOrEqual(
      12,
    );
});

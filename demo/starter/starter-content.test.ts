import { demoContent } from '@/demo/demo-content';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { PLACEHOLDER } from '@/lib/shop/project/placeholder';
import { starterContent } from './starter-content';

const entries = starterContent(PROJECT_IDS);
const ids = new Set(entries.map(({ id }) => id));

/** Texts in a stored value that satisfy a condition. */
function textsIn(value: unknown, isWanted: (text: string) => boolean): string[] {
  if (typeof value === 'string') return isWanted(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, isWanted));
}

/** Entries that a value refers to by a link of the CMS. */
function linkedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('linkType' in value && 'id' in value) return [String(value.id)];
  return Object.values(value).flatMap(linkedIn);
}

test('whatever the first content refers to is part of it', () => {
  const missing = entries.flatMap(({ id, fields }) =>
    linkedIn(fields)
      .filter((target) => !ids.has(target))
      .map((target) => `${id} → ${target}`),
  );
  expect(missing).toEqual([]);
});

test('links of the first content to pages lead to pages that it has', () => {
  const nodes = new Set(
    entries.flatMap(({ type, fields }) => (type === 'node' ? [fields['nodeId']?.['de']] : [])),
  );
  const linked = textsIn(
    entries.map(({ fields }) => fields),
    (text) => /^node_[a-z0-9-]+(?:_modal)?$/.test(text),
  ).map((text) => text.replace(/^node_|_modal$/g, ''));
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((target) => !nodes.has(target))).toEqual([]);
});

test.each(PROJECT_IDS)('%s has every page that the code links to, as the demo has it', (shop) => {
  const pathsOf = (all: typeof entries) =>
    all
      .filter(({ type, fields }) => type === 'node' && fields['project']?.['de'] === shop)
      .map(({ fields }) => String(fields['path']?.['de']));
  const named = pathsOf(demoContent(new Date(0)).entries).filter((path) =>
    /^\/(?:account|checkout|search|newsletter)/.test(path),
  );
  expect(pathsOf(entries)).toEqual(
    expect.arrayContaining(named.filter((path) => !path.startsWith('/newsletter'))),
  );
});

test('legal pages say that they are placeholders, in every language', () => {
  const texts = entries.filter(({ id }) =>
    /-(?:impressum|datenschutz|agb|widerruf)-text$/.test(id),
  );
  expect(texts).toHaveLength(PROJECT_IDS.length * 4);
  for (const { fields } of texts)
    for (const text of Object.values(fields['body'] ?? {}))
      expect(textsIn(text, (each) => each.startsWith(PLACEHOLDER))).toHaveLength(1);
});

test('the first content names nothing of the demo’s shops', () => {
  const names = textsIn(
    entries.map(({ fields }) => fields),
    (text) => /Hagge|Rindermarkt|Musterallee|Selvedge Beispiel|München/.test(text),
  );
  expect(names).toEqual([]);
});

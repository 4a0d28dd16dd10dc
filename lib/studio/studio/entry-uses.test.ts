import { contentTypes } from '@/cms-schema/model';
import type { ContractSpace } from './contract';
import type { ContractEntity } from './contract-entity';
import { entryUses, localeOfUse, removalOf } from './entry-uses';
import { containersOf } from './usage';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(id: string, type: string, fields: Record<string, unknown> = {}): ContractEntity {
  const values = Object.entries(fields).map(([name, value]) => [name, { de: value }]);
  return { id, type, state: 'published', fields: Object.fromEntries(values) };
}

const typeOf = (id: string) => Object.values(contentTypes).find((type) => type.id === id);

function spaceOf(...entries: ContractEntity[]): ContractSpace {
  return {
    entries: new Map(entries.map((each) => [each.id, each])),
    assets: new Map(),
    nodeIds: new Set(),
    addresses: new Set(),
    nodes: new Map(),
    typeOf,
  };
}

const space = spaceOf(
  entry('home', 'node', { project: 'hgg', path: '/', page: link('home-page') }),
  entry('sale', 'node', {
    project: 'eck',
    path: '/sale',
    page: link('sale-page'),
    countries: 'DE;CH',
  }),
  entry('home-page', 'page', { main: [link('slider'), link('text')] }),
  entry('sale-page', 'page', { main: [link('slider')] }),
  entry('slider', 'tabs', { items: [link('slide')], countries: 'AT;DE' }),
  entry('slide', 'tabItem', { projects: ['hgg', 'eck'] }),
  entry('text', 'textBox'),
);
const containers = containersOf([...space.entries.values()]);
const usesOf = (id: string) => {
  const found = space.entries.get(id);
  return found ? entryUses(found, containers, typeOf) : [];
};

test('ED-14: an entry is used only where every entry around it is visible', () => {
  expect(
    usesOf('slide').map(({ place, territories }) => [place.project, place.path, territories]),
  ).toEqual([
    ['eck', '/sale', ['DE']],
    ['hgg', '/', expect.arrayContaining(['AT', 'DE'])],
  ]);
  expect(usesOf('slide').map(localeOfUse)).toEqual(['de-de', 'de-at']);
});

test('ED-14: a part is shown in the block of the page that contains it', () => {
  expect(usesOf('slide').map(({ blockId }) => blockId)).toEqual(['slider', 'slider']);
  expect(usesOf('text').map(({ blockId }) => blockId)).toEqual(['text']);
});

test('ED-14: a removal lists affected pages, emptied pages and entries that become unused', () => {
  const removal = removalOf(new Set(['slider']), space);
  expect(removal.places.map(({ project, path }) => `${project} ${path}`)).toEqual([
    'eck /sale',
    'hgg /',
  ]);
  expect(removal.emptied.map(({ path }) => path)).toEqual(['/sale']);
  expect(removal.orphans).toEqual([{ id: 'slide', type: 'tabItem' }]);
  const slide = removalOf(new Set(['slide']), space);
  expect(slide.orphans).toEqual([]);
  expect(slide.broken).toEqual([{ id: 'slider', type: 'tabs', field: 'items' }]);
});

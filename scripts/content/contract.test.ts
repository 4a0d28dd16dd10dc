import { contentTypes } from '@/cms-schema/model';
import { EMAIL_KINDS } from '@/cms-schema/email-kinds';
import { demoContent } from '@/demo/demo-content';
import { contractFaults, type ContractSpace } from '@/lib/studio/studio/contract';
import { reachableAddresses } from '@/lib/studio/studio/link-faults';
import type { ContractEntity } from '@/lib/studio/studio/contract-entity';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

type Values = Record<string, unknown>;

function entity(id: string, type: string, values: Values): ContractEntity {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { de: value }]),
  );
  return { id, type, state: 'published', fields };
}

const node = (id: string, values: Values = {}) =>
  entity(id, 'node', { nodeId: id, project: 'hgg', name: id, path: `/${id}`, ...values });

/** Messages about the first of some entries. */
function faultsOf(...entities: [ContractEntity, ...ContractEntity[]]): string[] {
  const byId = new Map(entities.map((each) => [each.id, each]));
  const space: ContractSpace = {
    entries: byId,
    assets: new Map(),
    nodeIds: new Set(),
    addresses: reachableAddresses(
      entities.filter(({ type }) => type === 'node' || type === 'redirect'),
    ),
    nodes: new Map([...byId].filter(([, { type }]) => type === 'node')),
    typeOf: (id) => contentTypes[id],
  };
  return contractFaults(entities[0].id, space, true)
    .filter(({ severity }) => severity === 'fault')
    .map(({ field, kind, detail }) => `${field} ${kind}: ${detail}`);
}

test('ED-13: a node with a unique path and id has no faults', () => {
  const parent = node('parent');
  expect(faultsOf(node('child', { parent: link('parent') }), parent, node('other'))).toEqual([]);
});

test('ED-13: a node that is its own parent is not published', () => {
  expect(faultsOf(node('self', { parent: link('self') }))).toEqual([
    'parent parent cycle: self (self) → self (self)',
  ]);
});

test('ED-13: a node below one of its children is not published', () => {
  const child = node('child', { parent: link('top') });
  expect(faultsOf(node('top', { parent: link('child') }), child)).toEqual([
    'parent parent cycle: top (top) → child (child) → top (top)',
  ]);
});

test('ED-13: a node below a node of another shop is not published', () => {
  const parent = node('parent', { project: 'hrm' });
  expect(faultsOf(node('child', { parent: link('parent') }), parent)).toEqual([
    'parent parent of another shop: parent (parent): hrm',
  ]);
});

test('ED-13: a node with the path of another node in the shop is not published, in any language', () => {
  const one = node('one');
  one.fields = { ...one.fields, path: { de: '/one', fr: '/autre' } };
  const other = node('other');
  other.fields = { ...other.fields, path: { de: '/other', fr: '/autre' } };
  expect(faultsOf(one, other)).toEqual(['path path exists: fr /autre: other (other)']);
});

test('ED-13: a node with the id of another node in the shop is not published', () => {
  expect(faultsOf(node('one'), node('other', { nodeId: 'one' }))).toEqual([
    'nodeId id exists: de one: other (other)',
  ]);
});

test('ED-13: nodes that are never visible together may share a path', () => {
  const path = '/same';
  const germany = node('germany', { path, countries: 'DE' });
  expect(faultsOf(germany, node('austria', { path, countries: 'AT' }))).toEqual([]);
  expect(faultsOf(germany, node('hrm', { path, project: 'hrm' }))).toEqual([]);
  const past = node('past', { path, endDateTime: '2026-01-01T00:00:00Z' });
  const next = node('next', { path, startDateTime: '2026-01-01T00:00:00Z' });
  expect(faultsOf(past, next)).toEqual([]);
});

/** A link element whose target differs by language. */
const linking = (link: Record<string, string>): ContractEntity => ({
  ...entity('link', 'linkElement', { label: 'Dorthin' }),
  fields: { label: { de: 'Dorthin' }, link },
});

const shirts = node('shirts');
shirts.fields = { ...shirts.fields, path: { de: '/hemden', fr: '/chemises' } };

test('ED-13: a link to a path that has no page in its language is not published', () => {
  expect(faultsOf(linking({ de: '/hemden', fr: '/hemden' }), shirts)).toEqual([
    'link dead link: fr /hemden',
  ]);
});

test('ED-13: a link to a path, a redirect, an article or another shop’s address is sound', () => {
  const moved = entity('moved', 'redirect', { project: 'hgg', from: '/alte-hemden' });
  for (const target of [
    '/hemden?sort=price#top',
    '/Hemden/',
    '/alte-hemden',
    '/p/oxford/20310000',
    '/checkout/cart',
    '/fr-fr/chemises',
    '/',
    'https://example.com/nirgends',
  ])
    expect(faultsOf(linking({ de: target, fr: '/chemises' }), shirts, moved)).toEqual([]);
});

const template = (values: Values) =>
  entity('email', 'emailTemplate', {
    title: 'Versandt',
    project: 'hgg',
    kind: 'order-shipped',
    ...values,
  });

test.each([
  { what: 'unknown', subject: 'Hallo {nmae}', found: '{nmae}' },
  { what: 'of another email', subject: 'Hallo {amount}', found: '{amount}' },
  { what: 'without an end', subject: 'Hallo {name', found: '{name' },
  { what: 'without a beginning', subject: 'Hallo name}', found: 'name}' },
  { what: 'in capitals', subject: 'Hallo {Name}', found: '{Name}' },
  { what: 'in double braces', subject: 'Hallo {{name}}', found: '{' },
])('ED-13: an email template with a placeholder $what is not published', ({ subject, found }) => {
  const [fault = ''] = faultsOf(template({ subject }));
  expect(fault).toContain(`subject placeholder: de ${found} (`);
  expect(fault).toContain('({shop} {name} {number} {carrier} {parcel})');
});

test('ED-13: nodes and emails of the demo content can be published', () => {
  const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
  const all = entries.map(({ id, type, fields }): ContractEntity => ({
    id,
    type,
    fields,
    state: 'published',
  }));
  const emails = all.filter(({ type }) => type === 'emailTemplate');
  expect(new Set(emails.map(({ fields }) => fields['kind']?.['de']))).toEqual(new Set(EMAIL_KINDS));
  const nodes = all.filter(({ type }) => type === 'node');
  const kinds = ['placeholder', 'parent', 'exists'];
  const found = [...emails, ...nodes].flatMap((each) =>
    faultsOf(each, ...nodes).filter((line) => kinds.some((kind) => line.includes(` ${kind}`))),
  );
  expect(found).toEqual([]);
});

test('ED-13: no link of the demo content leads to a path without a page', () => {
  const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
  const all = entries.map(({ id, type, fields }): ContractEntity => ({
    id,
    type,
    fields,
    state: 'published',
  }));
  const targets = all.filter(({ type }) => type === 'node' || type === 'redirect');
  const withPaths = all.filter(({ fields }) => JSON.stringify(fields).includes('":"/'));
  expect(withPaths.length).toBeGreaterThan(0);
  const dead = withPaths.flatMap((each) =>
    faultsOf(each, ...targets)
      .filter((line) => /dead link: [a-z]{2} \//.test(line))
      .map((line) => `${each.id} ${line}`),
  );
  expect(dead).toEqual([]);
});

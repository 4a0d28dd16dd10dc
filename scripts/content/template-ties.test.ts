import { demoContent } from '@/demo/demo-content';
import { templateFaults } from './template-ties';
import type { LinkingEntry } from './usage';

const asEntry = (id: string, type: string, fields: LinkingEntry['fields']): LinkingEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});

const template = (id: string, fields: Record<string, unknown> = {}) =>
  asEntry(
    id,
    'productTemplate',
    Object.fromEntries(
      Object.entries({
        ...{
          title: id,
          project: 'hgg',
          page: { sys: { type: 'Link', linkType: 'Entry', id: 'p' } },
        },
        ...fields,
      }).map(([name, value]) => [name, { de: value }]),
    ),
  );

test('ED-13: equal templates are named, and those that cannot be read', () => {
  expect(templateFaults([template('a'), template('b', { priority: 2 })])).toEqual([]);
  expect(templateFaults([template('a'), template('b')])).toEqual([
    expect.stringMatching(/^a and b are equal/),
  ]);
  expect(templateFaults([template('a', { brands: 'brae' })])).toEqual([
    'a cannot be used: invalid',
  ]);
});

test('ED-13: each shop of the demo content has one fallback, and no two templates are equal', () => {
  const entries = demoContent(new Date('2026-11-20T09:30:00Z')).entries.map(
    ({ id, type, fields }) => asEntry(id, type, fields),
  );
  expect(templateFaults(entries)).toEqual([]);
  const fallbacks = entries.filter(
    ({ sys, fields }) =>
      sys.contentType.sys.id === 'productTemplate' &&
      !['productTypes', 'brands', 'categories', 'countries'].some((name) => fields[name]),
  );
  expect(fallbacks.map(({ fields }) => fields['project']?.['de'])).toEqual(['hgg', 'hrm', 'eck']);
});

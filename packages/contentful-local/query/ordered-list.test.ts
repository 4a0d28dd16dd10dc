import fc from 'fast-check';
import { parseModel } from '#model/content-model';
import type { ContentType, Entry, Resource } from '#model/entities';
import { newLifecycle, published } from '#model/lifecycle';
import { newLocale } from '#store/bootstrap';
import { EnvironmentState } from '#store/environment-state';
import { parseEntityQuery } from './entity-query';
import { findAll } from './find-entities';
import type { Stage } from './reading';

const NOW = '2026-01-01T00:00:00.000Z';

const GERMAN = newLocale(
  {
    code: 'de',
    name: 'German',
    fallbackCode: null,
    default: true,
    optional: false,
    contentManagementApi: true,
    contentDeliveryApi: true,
  },
  NOW,
);

function typeOf(id: string): ContentType {
  const symbol = { localized: false, required: false };
  const { model } = parseModel({
    name: id,
    displayField: 'title',
    fields: [
      { ...symbol, id: 'title', name: 'Title', type: 'Symbol' },
      { ...symbol, id: 'size', name: 'Size', type: 'Integer' },
    ],
  });
  const draft: ContentType = { kind: 'ContentType', id, ...newLifecycle(NOW), draft: model };
  return published<ContentType['draft'], ContentType>(draft, 1, NOW);
}

const SCHEMA: Resource[] = [GERMAN, typeOf('coat'), typeOf('shirt')];

interface Step {
  id: string;
  contentType: string;
  title: string;
  size: number;
  end: 'draft' | 'published' | 'gone';
}

const step: fc.Arbitrary<Step> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  contentType: fc.constantFrom('coat', 'coat', 'shirt'),
  title: fc.constantFrom('Loden', 'Loden grün', 'Tweed', 'Cord'),
  size: fc.integer({ min: 1, max: 4 }),
  end: fc.constantFrom('draft', 'published', 'published', 'gone'),
});

/** Writes like the management API: a type never changes, a draft keeps what is published. */
function write(environment: EnvironmentState, { id, contentType, title, size, end }: Step): void {
  const before = environment.entries.get(id);
  if (end === 'gone' || (before && before.contentType !== contentType)) {
    environment.remove('Entry', id);
    return;
  }
  const fields = { title: { de: title }, size: { de: size } };
  const draft = { fields, metadata: { tags: [], concepts: [] } };
  const entry: Entry = before
    ? { ...before, draft }
    : { kind: 'Entry', id, contentType, ...newLifecycle(NOW), draft };
  const at = new Date(Date.parse(NOW) + environment.revision * 1000).toISOString();
  environment.put(
    end === 'published' ? published<Entry['draft'], Entry>(entry, environment.revision, at) : entry,
  );
}

const QUERIES = [
  'content_type=coat',
  'content_type=coat&order=fields.size,-sys.id',
  'content_type=coat&fields.title=Loden&order=-fields.title',
  'content_type=coat&fields.size[gt]=2',
  'content_type=coat&fields.title[match]=lod gr',
  'content_type=coat,shirt&query=lo',
  'order=sys.id',
];

function results(environment: EnvironmentState, stage: Stage): string[] {
  return QUERIES.map((query) => {
    const reading = { environment, stage, locale: 'de', fileUrl: (path: string) => path };
    const found = findAll(parseEntityQuery('Entry', new URLSearchParams(query), reading));
    return `${query}: ${found.slice(0, 100).map(({ id }) => id).join()}`; // oxfmt-ignore
  });
}

test('an updated list returns the same results as a new one', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 12 }), (rounds) => {
      const environment = new EnvironmentState('shop', 'master');
      for (const record of SCHEMA) environment.put(record);
      for (const steps of rounds) {
        for (const one of steps) write(environment, one);
        const anew = new EnvironmentState('shop', 'master');
        for (const record of [...SCHEMA, ...environment.entries.values()]) anew.put(record);
        for (const stage of ['published', 'preview'] as const) {
          expect(results(environment, stage)).toEqual(results(anew, stage));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('a list is rebuilt after more changes than are remembered', () => {
  const environment = new EnvironmentState('shop', 'master');
  for (const record of SCHEMA) environment.put(record);
  const coat = { contentType: 'coat', title: 'Loden', size: 1, end: 'published' } as const;
  write(environment, { ...coat, id: 'first' });
  expect(results(environment, 'published')[0]).toBe('content_type=coat: first');
  for (let count = 0; count < 2500; count += 1) {
    write(environment, { ...coat, id: `coat-${count}` });
    if (count % 2 === 0) environment.remove('Entry', `coat-${count}`);
  }
  const reading = { environment, stage: 'published', locale: 'de', fileUrl: String } as const;
  const query = new URLSearchParams('content_type=coat&fields.title=Loden');
  expect(findAll(parseEntityQuery('Entry', query, reading)).length).toBe(1251);
});

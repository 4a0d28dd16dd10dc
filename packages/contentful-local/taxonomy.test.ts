import { draftEntry, field, publishType } from './testing/fixtures';
import { type RunningService, rejection, SPACE, startService } from './testing/running-service';

let service: RunningService;
const ORGANIZATION = { organizationId: 'embedded' };
const SCOPE = { spaceId: SPACE, environmentId: 'master' };

const conceptLink = (id: string) => ({
  sys: { type: 'Link' as const, linkType: 'TaxonomyConcept' as const, id },
});
const schemeLink = (id: string) => ({
  sys: { type: 'Link' as const, linkType: 'TaxonomyConceptScheme' as const, id },
});
const label = (text: string) => ({ prefLabel: { en: text } });
const idsOf = ({ items }: { items: { sys: { id: string } }[] }) => items.map(({ sys }) => sys.id);

const makeConcept = (conceptId: string, broader: string[] = []) =>
  service.management.concept.createWithId(
    { ...ORGANIZATION, conceptId },
    { ...label(conceptId), broader: broader.map(conceptLink) },
  );

async function makeLook(entryId: string, concepts: string[]) {
  const { management } = service;
  const draft = await draftEntry(service, 'look', entryId, { title: { de: entryId } });
  const metadata = { tags: [], concepts: concepts.map(conceptLink) };
  return management.entry.update({ ...SCOPE, entryId }, { ...draft, metadata });
}

const publishLook = async (entryId: string, concepts: string[]) =>
  service.management.entry.publish({ ...SCOPE, entryId }, await makeLook(entryId, concepts));

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'look', [field('title', 'Symbol')]);
  await makeConcept('clothes');
  await makeConcept('coats', ['clothes']);
  await makeConcept('parkas', ['coats']);
  await makeConcept('shoes');
});

afterAll(() => service.stop());

test('a concept is created, changed, patched, listed and deleted', async () => {
  const { concept } = service.management;
  const created = await concept.create(ORGANIZATION, { ...label('Hats'), notations: ['H'] });
  const params = { ...ORGANIZATION, conceptId: created.sys.id };
  expect(created).toMatchObject({
    sys: {
      type: 'TaxonomyConcept',
      version: 1,
      organization: { sys: { type: 'Link', linkType: 'Organization', id: 'embedded' } },
    },
    uri: null,
    prefLabel: { en: 'Hats' },
    altLabels: { en: [] },
    definition: null,
    broader: [],
    conceptSchemes: [],
  });
  expect(await concept.get(params)).toEqual(created);
  const renamed = { ...created, prefLabel: { en: 'Headwear' } };
  expect(await concept.update({ ...params, version: 1 }, renamed)).toMatchObject({
    sys: { version: 2 },
    prefLabel: { en: 'Headwear' },
  });
  expect(await rejection(concept.update({ ...params, version: 1 }, renamed))).toMatchObject({
    status: 409,
    id: 'VersionMismatch',
  });
  const note = [{ op: 'add' as const, path: '/note', value: { en: 'For winter' } }];
  const patched = await concept.patch({ ...params, version: 2 }, note);
  expect(patched).toMatchObject({ note: { en: 'For winter' }, notations: ['H'] });
  expect(await concept.getTotal(ORGANIZATION)).toEqual({ total: 5 });
  const found = await concept.getMany({ ...ORGANIZATION, query: { query: 'headwear' } });
  expect(idsOf(found)).toEqual([created.sys.id]);
  await service.restart();
  expect(await concept.get(params)).toEqual(patched);
  await concept.delete({ ...params, version: 3 });
  expect(await rejection(concept.get(params))).toMatchObject({ status: 404, id: 'NotFound' });
});

test('concepts are related in both directions, and the other one keeps its version', async () => {
  const { concept } = service.management;
  const id = (conceptId: string) => ({ ...ORGANIZATION, conceptId });
  const socks = await concept.createWithId(id('socks'), label('Socks'));
  const related = [conceptLink('socks')];
  const gloves = await concept.createWithId(id('gloves'), { ...label('Gloves'), related });
  expect(await concept.get(id('socks'))).toEqual({ ...socks, related: [conceptLink('gloves')] });
  await concept.update({ ...id('gloves'), version: 1 }, { ...gloves, related: [] });
  expect(await concept.get(id('socks'))).toEqual(socks);
  await concept.delete({ ...id('gloves'), version: 2 });
  await concept.delete({ ...id('socks'), version: 1 });
});

test('concepts are listed in pages, each with the URL of the next', async () => {
  const { concept } = service.management;
  const first = await concept.getMany({ ...ORGANIZATION, query: { limit: 3, order: 'prefLabel' } });
  expect(idsOf(first)).toEqual(['clothes', 'coats', 'parkas']);
  const pageUrl = first.pages?.next;
  const second = await concept.getMany({ ...ORGANIZATION, query: { pageUrl } });
  expect(idsOf(second)).toEqual(['shoes']);
  expect(second.pages?.next).toBeUndefined();
});

test('concepts have ancestors and descendants, and are never their own', async () => {
  const { concept } = service.management;
  const down = { ...ORGANIZATION, conceptId: 'clothes' };
  expect(idsOf(await concept.getDescendants(down))).toEqual(['coats']);
  const deep = await concept.getDescendants({ ...down, query: { depth: 2 } });
  expect(idsOf(deep)).toEqual(['coats', 'parkas']);
  const up = { ...ORGANIZATION, conceptId: 'parkas', query: { depth: 5 } };
  expect(idsOf(await concept.getAncestors(up))).toEqual(['clothes', 'coats']);
  const clothes = await concept.get(down);
  const circle = concept.update(
    { ...down, version: 1 },
    { ...clothes, broader: [conceptLink('parkas')] },
  );
  expect(await rejection(circle)).toMatchObject({ status: 422, id: 'ValidationFailed' });
});

test('rejects concepts without a label, with unknown links or properties', async () => {
  const refused = async (body: object, id: string, path: (string | number)[]) => {
    const { management } = service;
    // The client's types exclude such bodies.
    const created = management.concept.create(ORGANIZATION, body as ReturnType<typeof label>);
    const { details, ...rest } = await rejection(created);
    expect(rest).toMatchObject({ status: 422, id });
    expect(details.errors?.[0]?.path).toEqual(path);
  };
  await refused({}, 'ValidationFailed', ['prefLabel']);
  await refused({ prefLabel: { en: 7 } }, 'ValidationFailed', ['prefLabel', 'en']);
  await refused({ ...label('x'), colour: 'red' }, 'ValidationFailed', ['colour']);
  await refused({ ...label('x'), broader: ['shoes'] }, 'ValidationFailed', ['broader']);
  const broader = [conceptLink('nobody')];
  await refused({ ...label('x'), broader }, 'UnresolvedLinks', ['broader', 0]);
  const elsewhere = service.management.concept.getMany({ organizationId: 'another' });
  expect(await rejection(elsewhere)).toMatchObject({ status: 404 });
});

test('a scheme contains concepts and loses deleted ones', async () => {
  const { concept, conceptScheme } = service.management;
  await makeConcept('scarves');
  const params = { ...ORGANIZATION, conceptSchemeId: 'wardrobe' };
  const created = await conceptScheme.createWithId(params, {
    ...label('Wardrobe'),
    topConcepts: [conceptLink('clothes')],
    concepts: ['clothes', 'coats', 'scarves'].map(conceptLink),
  });
  expect(created).toMatchObject({ sys: { type: 'TaxonomyConceptScheme' }, totalConcepts: 3 });
  const inScheme = await concept.getMany({ ...ORGANIZATION, query: { conceptScheme: 'wardrobe' } });
  expect(idsOf(inScheme)).toEqual(['clothes', 'coats', 'scarves']);
  expect(inScheme.items[0]).toMatchObject({ conceptSchemes: [schemeLink('wardrobe')] });
  const under = { ...created, topConcepts: [conceptLink('coats')] };
  const refused = conceptScheme.update({ ...params, version: 1 }, under);
  expect(await rejection(refused)).toMatchObject({ status: 422, id: 'ValidationFailed' });
  await concept.delete({ ...ORGANIZATION, conceptId: 'scarves', version: 1 });
  expect(await conceptScheme.get(params)).toMatchObject({ totalConcepts: 2, sys: { version: 1 } });
  expect(await conceptScheme.getTotal(ORGANIZATION)).toEqual({ total: 1 });
  expect(idsOf(await conceptScheme.getMany(ORGANIZATION))).toEqual(['wardrobe']);
});

test('entries have concepts and are found by them and by their ancestors', async () => {
  await publishLook('parka', ['parkas']);
  await publishLook('boots', ['shoes', 'clothes']);
  await publishLook('plain', []);
  const { delivery, preview, management } = service;
  expect((await delivery.getEntry('parka')).metadata.concepts).toEqual([conceptLink('parkas')]);
  const filters: [Record<string, string | string[] | boolean>, string[]][] = [
    [{ 'metadata.concepts.sys.id[in]': ['parkas', 'coats'] }, ['parka']],
    [{ 'metadata.concepts.sys.id[all]': ['shoes', 'clothes'] }, ['boots']],
    [{ 'metadata.concepts.sys.id[nin]': ['shoes'] }, ['parka', 'plain']],
    [{ 'metadata.concepts[exists]': false }, ['plain']],
    [{ 'metadata.concepts.descendants[in]': ['coats'] }, ['parka']],
    [{ 'metadata.concepts.descendants[in]': ['clothes'] }, ['boots', 'parka']],
    [{ 'metadata.concepts.descendants[in]': ['nobody'] }, []],
  ];
  for (const [filter, ids] of filters) {
    const query = { ...filter, order: ['sys.id' as const] };
    expect(idsOf(await delivery.getEntries(query))).toEqual(ids);
    expect(idsOf(await preview.getEntries(query))).toEqual(ids);
    const plain = Object.fromEntries(
      Object.entries(filter).map(([key, value]) => [key, String(value)]),
    );
    const managed = await management.entry.getMany({
      ...SCOPE,
      query: { ...plain, order: 'sys.id' },
    });
    expect(idsOf(managed)).toEqual(ids);
  }
});

test('a filter reflects changes of the taxonomy at once', async () => {
  const below = { 'metadata.concepts.descendants[in]': ['outdoors'] };
  const { delivery, management } = service;
  for (const _ of [1, 2, 3]) expect((await delivery.getEntries(below)).total).toBe(0);
  await makeConcept('outdoors');
  const params = { ...ORGANIZATION, conceptId: 'shoes' };
  const shoes = await management.concept.get(params);
  await management.concept.update(
    { ...params, version: shoes.sys.version },
    { ...shoes, broader: [conceptLink('outdoors')] },
  );
  expect(idsOf(await delivery.getEntries(below))).toEqual(['boots']);
});

test('an entry accepts only existing concepts, but keeps one deleted since', async () => {
  const { concept, entry } = service.management;
  expect(await rejection(makeLook('lost', ['nobody']))).toMatchObject({
    status: 422,
    id: 'UnresolvedLinks',
    details: { errors: [{ name: 'notResolvable', path: ['metadata', 'concepts', 0] }] },
  });
  await makeConcept('fad');
  const draft = await makeLook('fashion', ['fad']);
  await concept.delete({ ...ORGANIZATION, conceptId: 'fad', version: 1 });
  const saved = await entry.update({ ...SCOPE, entryId: 'fashion' }, draft);
  expect(saved.metadata?.concepts).toEqual([conceptLink('fad')]);
  const many = Array.from({ length: 51 }, () => 'shoes');
  expect(await rejection(makeLook('crowded', many))).toMatchObject({ status: 422 });
});

test('a content type may require a concept or one of a scheme', async () => {
  const { contentType, entry } = service.management;
  const params = { ...SCOPE, contentTypeId: 'look' };
  const before = await contentType.get(params);
  const taxonomy = [{ ...conceptLink('clothes'), required: true }, schemeLink('wardrobe')];
  const saved = await contentType.update(params, { ...before, metadata: { taxonomy } });
  expect(saved.metadata?.taxonomy).toEqual([taxonomy[0], { ...taxonomy[1], required: false }]);
  await contentType.publish(params, saved);
  const bare = await makeLook('bare', ['shoes']);
  expect(await rejection(entry.publish({ ...SCOPE, entryId: 'bare' }, bare))).toMatchObject({
    status: 422,
    id: 'InvalidEntry',
    details: { errors: [{ name: 'required', path: ['metadata', 'concepts'] }] },
  });
  expect((await publishLook('dressed', ['parkas'])).sys.publishedVersion).toBe(2);
  // The client's types exclude such links.
  const wrong = { taxonomy: [{ sys: { type: 'Link', linkType: 'Entry', id: 'bare' } }] } as object;
  const refused = contentType.update(params, {
    ...(await contentType.get(params)),
    metadata: wrong,
  });
  expect(await rejection(refused)).toMatchObject({ status: 422, id: 'ValidationFailed' });
});

test('delivery and preview return the taxonomy', async () => {
  for (const client of [service.delivery, service.preview]) {
    const { metadata: _, ...rest } = { metadata: null, ...(await client.getConcept('coats')) };
    expect(rest).toMatchObject({
      sys: { id: 'coats', type: 'TaxonomyConcept', version: 1 },
      prefLabel: { en: 'coats' },
      broader: [conceptLink('clothes')],
      conceptSchemes: [schemeLink('wardrobe')],
    });
    const found = await client.getConcepts({ conceptScheme: 'wardrobe', order: ['prefLabel'] });
    expect(idsOf(found)).toEqual(['clothes', 'coats']);
    const page = await client.getConcepts({ limit: 1, order: ['prefLabel'] });
    expect(page.pages?.next).toContain('/taxonomy/concepts?');
    expect(idsOf(await client.getConceptDescendants('clothes', { depth: 2 }))).toEqual([
      'coats',
      'parkas',
    ]);
    expect(idsOf(await client.getConceptAncestors('parkas'))).toEqual(['coats']);
    expect((await client.getConceptScheme('wardrobe')).totalConcepts).toBe(2);
    expect(idsOf(await client.getConceptSchemes())).toEqual(['wardrobe']);
    expect(await rejection(client.getConcept('nobody'))).toMatchObject({
      status: 404,
      id: 'NotFound',
    });
  }
});

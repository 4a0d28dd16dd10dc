import { createManagementClient } from 'contentful-migration/built/bin/lib/contentful-client';
import { createMigrationParser } from 'contentful-migration/built/lib/migration-parser';
import type { MigrationFunction } from 'contentful-migration';
import { type RunningService, SPACE, startService, TOKENS } from './testing/running-service';
import { publishEntry } from './testing/fixtures';

let service: RunningService;
let requests: string[] = [];

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

/** Runs the vendor's parser, planner and requests; only the URL's scheme is changed. */
async function migrate(migration: MigrationFunction): Promise<void> {
  const host = service.hosts.management;
  const config = {
    accessToken: TOKENS.management,
    spaceId: SPACE,
    environmentId: 'master',
    host,
    insecure: true,
    application: 'test',
    retryOnError: false,
  };
  const client = createManagementClient({ ...config });
  const makeRequest = ({ url, ...request }: MigrationRequest) => {
    const path = url.replace(/^\/|\/$/g, '');
    const version = request.headers?.['X-Contentful-Version'];
    requests.push(`${request.method} ${path}${version === undefined ? '' : ` v${version}`}`);
    return client.raw.http(`http://${host}/spaces/${SPACE}/environments/master/${path}`, request);
  };
  requests = [];
  const plan = await createMigrationParser(makeRequest, config)(migration);
  const errors = [
    ...plan.stepsValidationErrors,
    ...plan.payloadValidationErrors,
    ...plan.getValidationErrors(),
    ...plan.getRuntimeErrors(),
  ];
  expect(errors).toEqual([]);
  for (const batch of plan.batches) {
    for (const request of batch.requests) await makeRequest(request);
  }
}

interface MigrationRequest {
  url: string;
  method?: string;
  headers?: Record<string, unknown>;
}

const writes = () => requests.filter((line) => !line.startsWith('GET'));

test('creates a new type with the requests that the planner foresees', async () => {
  await migrate((migration) => {
    const type = migration.createContentType('teaser').name('Teaser').displayField('title');
    type.createField('title').name('Title').type('Symbol').required(true).localized(true);
    type.createField('text').name('Text').type('Text');
    type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'Short' });
  });
  expect(writes()).toEqual([
    'PUT content_types/teaser v0',
    'PUT content_types/teaser/published v1',
    'PUT content_types/teaser/editor_interface v1',
  ]);
  const { controls } = await service.management.editorInterface.get({ contentTypeId: 'teaser' });
  expect(controls?.[0]).toMatchObject({ fieldId: 'title', settings: { helpText: 'Short' } });
});

test('renames a field, transforms entries and publishes them again', async () => {
  await publishEntry(service, 'teaser', 't1', { title: { de: 'Hemden' }, text: { de: 'Neu' } });
  await migrate((migration) => {
    migration.editContentType('teaser').changeFieldId('text', 'body');
    migration.transformEntries({
      contentType: 'teaser',
      from: ['title'],
      to: ['title'],
      transformEntryForLocale: (fields: Record<string, Record<string, string>>, locale: string) =>
        fields.title?.[locale] ? { title: `${fields.title[locale]}!` } : undefined,
    });
  });
  expect((await service.delivery.getEntry('t1')).fields).toEqual({ title: 'Hemden!', body: 'Neu' });
  expect((await service.management.entry.get({ entryId: 't1' })).sys).toMatchObject({
    version: 4,
    publishedVersion: 3,
  });
});

test('deletes a field by omitting it first', async () => {
  await migrate((migration) => {
    migration.editContentType('teaser').deleteField('body');
  });
  expect(writes()).toEqual([
    'PUT content_types/teaser v4',
    'PUT content_types/teaser/published v5',
    'PUT content_types/teaser v6',
    'PUT content_types/teaser/published v7',
  ]);
  expect((await service.delivery.getEntry('t1')).fields).toEqual({ title: 'Hemden!' });
});

test('derives entries into a new type and creates tags', async () => {
  await migrate((migration) => {
    migration.createTag('season').name('Season');
    const link = migration.createContentType('headline').name('Headline').displayField('words');
    link.createField('words').name('Words').type('Symbol').localized(true);
    const field = migration.editContentType('teaser').createField('headline');
    field.name('Headline').type('Link').linkType('Entry');
    migration.deriveLinkedEntries({
      contentType: 'teaser',
      derivedContentType: 'headline',
      from: ['title'],
      toReferenceField: 'headline',
      derivedFields: ['words'],
      identityKey: () => 'derived-headline',
      deriveEntryForLocale: async (
        fields: Record<string, Record<string, string>>,
        locale: string,
      ) => (fields.title?.[locale] ? { words: fields.title[locale] } : undefined),
    });
  });
  const teaser = await service.delivery.getEntry('t1');
  expect(teaser.fields.headline).toMatchObject({ fields: { words: 'Hemden!' } });
  expect((await service.management.tag.getMany({})).items).toMatchObject([{ name: 'Season' }]);
});

test('deletes a type without entries', async () => {
  await migrate((migration) => {
    migration.createContentType('brief').name('Brief').createField('a').name('A').type('Symbol');
  });
  await migrate((migration) => {
    migration.deleteContentType('brief');
  });
  expect(writes()).toEqual([
    'DELETE content_types/brief/published v2',
    'DELETE content_types/brief v3',
  ]);
});

test('assigns concepts and schemes to a type and removes them', async () => {
  const taxonomy = async () =>
    (await service.management.contentType.get({ contentTypeId: 'outfit' })).metadata?.taxonomy;
  await migrate((migration) => {
    const type = migration.createContentType('outfit').name('Outfit');
    type.createField('title').name('Title').type('Symbol');
    type.addTaxonomyValidation('seasons', 'TaxonomyConceptScheme', { required: true });
    type.addTaxonomyValidation('coats', 'TaxonomyConcept');
  });
  expect(await taxonomy()).toEqual([
    { sys: { type: 'Link', linkType: 'TaxonomyConceptScheme', id: 'seasons' }, required: true },
    { sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'coats' }, required: false },
  ]);
  await migrate((migration) => {
    migration.editContentType('outfit').clearTaxonomyValidations();
  });
  expect(await taxonomy()).toEqual([]);
});

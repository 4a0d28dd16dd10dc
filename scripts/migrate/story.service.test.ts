import { defineBlock, type ContentType } from '@/cms-schema/content-type';
import { contentfulModel } from '@/cms-schema/contentful-model';
import { field, type Field } from '@/cms-schema/field';
import { compareModels } from './compare-models';
import { migrateDown } from './down';
import { readMigrations } from './migration-files';
import { openMigrationSpace, type MigrationSpace } from './migration-space.fixture';
import { newMigration } from './new-migration';
import { readSpace } from './read-space';
import type { Space } from './space';
import { migrateUp } from './up';

let opened: MigrationSpace;
let space: Space;
let folder: string;

beforeAll(async () => {
  opened = await openMigrationSpace();
  ({ space, folder } = opened);
});

afterAll(() => opened.close());

const block = (fields: Record<string, Field>): Record<string, ContentType> => ({
  storeFinder: defineBlock({
    id: 'storeFinder',
    name: 'Store finder',
    description: 'Where the shops are.',
    displayField: 'title',
    fields: { title: field.symbol(80), ...fields },
  }),
});

/** What a developer does after editing a declaration. @returns how the space differs from it */
async function step(name: string, declared: Record<string, ContentType>, confirmed: string[] = []) {
  await newMigration({ name, folder, declared, confirmed: new Set(confirmed) });
  await migrateUp(space, readMigrations(folder), () => undefined);
  return compareModels(contentfulModel(declared), await readSpace(space));
}

const fieldsNow = async () => (await space.client.entry.get({ entryId: 'munich' })).fields;

test('ED-14: adding, renaming and removing a field does not affect other content', async () => {
  const title = { de: 'München', en: 'Munich' };
  expect(await step('create-store-finder', block({}))).toEqual([]);
  const ids = { contentTypeId: 'storeFinder', entryId: 'munich' };
  const draft = await space.client.entry.createWithId(ids, { fields: { title } });
  await space.client.entry.publish(ids, draft);

  expect(await step('add-note', block({ note: field.optional(field.symbol(40)) }))).toEqual([]);
  const entry = await space.client.entry.get(ids);
  const filled = { ...entry.fields, note: { de: 'Am Dom', en: 'By the cathedral' } };
  const changed = await space.client.entry.update(ids, { ...entry, fields: filled });
  await space.client.entry.publish(ids, changed);

  const renamed = { place: field.renamedFrom('note', field.optional(field.symbol(60))) };
  expect(await step('rename-note', block(renamed))).toEqual([]);
  expect(await fieldsNow()).toEqual({ title, place: filled.note });

  // Reverted and applied again: the content moves with the field.
  await migrateDown(space, readMigrations(folder), new Set());
  expect(await fieldsNow()).toEqual({ title, note: filled.note });
  await migrateUp(space, readMigrations(folder), () => undefined);

  await expect(step('remove-place', block({}))).rejects.toThrow('--remove storeFinder.place');
  expect(await step('remove-place', block({}), ['storeFinder.place'])).toEqual([]);
  expect(await fieldsNow()).toEqual({ title });
  const [live] = (await opened.service.delivery.getEntries({ content_type: 'storeFinder' })).items;
  expect(live?.fields).toEqual({ title: 'München' });
});

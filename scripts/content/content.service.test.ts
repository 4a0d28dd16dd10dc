import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import contentfulExport from 'contentful-export';
import { openSpace, type Space } from '@/scripts/migrate/space';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { localFile } from './export-files';
import { exportSpace } from './export-space';
import { importSpace } from './import-space';

let source: RunningService;
let target: RunningService;
let folder: string;

beforeAll(async () => {
  source = await startService();
  await fill(spaceOf(source));
});

beforeEach(async () => {
  target = await startService();
  folder = await mkdtemp(path.join(tmpdir(), 'selvedge-export-'));
});

afterEach(async () => {
  await target.stop();
  await rm(folder, { recursive: true });
});

afterAll(() => source.stop());

const spaceOf = ({ hosts }: RunningService): Space =>
  openSpace({
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    CONTENTFUL_MANAGEMENT_HOST: hosts.management,
    CONTENTFUL_UPLOAD_HOST: hosts.management,
    CONTENTFUL_INSECURE: 'true',
  });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9"/></svg>';
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

async function createType({ client }: Space) {
  const contentTypeId = 'colour';
  const field = { localized: false, required: false, type: 'Symbol' };
  const draft = await client.contentType.createWithId(
    { contentTypeId },
    {
      name: 'Colour',
      displayField: 'name',
      fields: [
        { ...field, id: 'name', name: 'Name', localized: true },
        { ...field, id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' },
        { ...field, id: 'cloth', name: 'Cloth', type: 'Link', linkType: 'Asset' },
      ],
    },
  );
  await client.contentType.publish({ contentTypeId }, draft);
  const inputs = await client.editorInterface.get({ contentTypeId });
  const controls = (inputs.controls ?? []).map((control) =>
    control.fieldId === 'name' ? { ...control, settings: { helpText: 'Short.' } } : control,
  );
  await client.editorInterface.update({ contentTypeId }, { ...inputs, controls });
}

/**
 * Two colours that link to each other, one entry with changes, one draft, one archived, and a
 * picture.
 */
async function fill(space: Space) {
  const { client } = space;
  await createType(space);
  await client.tag.createWithId(
    { tagId: 'season' },
    { name: 'Season', sys: { visibility: 'public' } },
  );
  const upload = await client.upload.create({}, { file: SVG });
  const file = {
    de: {
      contentType: 'image/svg+xml',
      fileName: 'cloth.svg',
      uploadFrom: link('Upload', upload.sys.id),
    },
  };
  const asset = await client.asset.createWithId(
    { assetId: 'cloth' },
    // The client's types require a link's literals.
    { fields: { title: { de: 'Tuch' }, file } } as unknown as Parameters<
      typeof client.asset.createWithId
    >[1],
  );
  const ready = await client.asset.processForAllLocales({}, asset, { processingCheckWait: 50 });
  await client.asset.publish({ assetId: 'cloth' }, ready);
  const write = async (entryId: string, fields: Record<string, Record<string, unknown>>) =>
    client.entry.createWithId({ contentTypeId: 'colour', entryId }, { fields });
  const navy = await write('navy', {
    name: { de: 'Marine', en: 'Navy' },
    next: { de: link('Entry', 'clay') },
    cloth: { de: link('Asset', 'cloth') },
  });
  const clay = await write('clay', { name: { de: 'Lehm' }, next: { de: link('Entry', 'navy') } });
  await write('draft', { name: { de: 'Entwurf' } });
  await write('old', { name: { de: 'Alt' } });
  await client.entry.archive({ entryId: 'old' });
  await client.entry.publish({ entryId: 'navy' }, navy);
  const live = await client.entry.publish({ entryId: 'clay' }, clay);
  const fields = { ...live.fields, name: { de: 'Ton' } };
  await client.entry.update({ entryId: 'clay' }, { ...live, fields });
}

/** Content of a space for readers and editors, without versions and times. */
async function contentOf({ client }: Space) {
  const [drafts, live, assets, types, tags] = await Promise.all([
    client.entry.getMany({ query: { order: 'sys.id' } }),
    client.entry.getPublished({ query: { order: 'sys.id' } }),
    client.asset.getMany({}),
    client.contentType.getMany({}),
    client.tag.getMany({}),
  ]);
  const inputs = await client.editorInterface.get({ contentTypeId: 'colour' });
  return {
    drafts: drafts.items.map(({ sys, fields }) => [
      sys.id,
      fields,
      sys.archivedVersion !== undefined,
    ]),
    live: live.items.map(({ sys, fields }) => [sys.id, fields]),
    assets: assets.items.map(({ sys, fields }) => [
      sys.id,
      fields.title,
      fields.file?.['de']?.details?.['image'],
      sys.publishedVersion !== undefined,
    ]),
    types: types.items.map(({ sys, name, fields }) => [sys.id, name, fields]),
    controls: inputs.controls,
    tags: tags.items.map(({ sys, name }) => [sys.id, name, sys.visibility]),
  };
}

test('ED-14: content moves from one space to another and back, with drafts, changes and files', async () => {
  const file = path.join(folder, 'export.json');
  const [from, to] = [spaceOf(source), spaceOf(target)];
  expect(await exportSpace(from, file)).toEqual({ entries: 4, assets: 1, changed: 1 });
  // The files are stored with the export, so the original space is not needed any more.
  const whole = await contentOf(from);
  await source.kill();
  expect(await importSpace(to, file, false)).toEqual(Array(5).fill('created'));
  expect(await contentOf(to)).toEqual(whole);
  expect(await importSpace(to, file, false)).toEqual(Array(5).fill('same'));
  const again = path.join(folder, 'again.json');
  await exportSpace(to, again);
  const fieldsIn = async (name: string) =>
    JSON.parse(await readFile(name, 'utf8')).entries.map(
      ({ fields }: { fields: unknown }) => fields,
    );
  expect(await fieldsIn(again)).toEqual(expect.arrayContaining(await fieldsIn(file)));
  await source.restart();
});

test('changes of an editor are kept unless the import is forced', async () => {
  const file = path.join(folder, 'export.json');
  const to = spaceOf(target);
  await exportSpace(spaceOf(source), file);
  await importSpace(to, file, false);
  const navy = await to.client.entry.get({ entryId: 'navy' });
  const fields = { ...navy.fields, name: { de: 'Tinte' } };
  await to.client.entry.update({ entryId: 'navy' }, { ...navy, fields });
  const cloth = await to.client.asset.get({ assetId: 'cloth' });
  const title = { de: 'Loden' };
  await to.client.asset.update(
    { assetId: 'cloth' },
    { ...cloth, fields: { ...cloth.fields, title } },
  );
  expect(
    (await importSpace(to, file, false)).filter((decision) => decision === 'kept'),
  ).toHaveLength(2);
  expect((await to.client.entry.get({ entryId: 'navy' })).fields['name']).toEqual({ de: 'Tinte' });
  expect(
    (await importSpace(to, file, true)).filter((decision) => decision === 'updated'),
  ).toHaveLength(2);
  expect(await contentOf(to)).toEqual(await contentOf(spaceOf(source)));
});

test('a file of contentful-export is imported; a file with another model or no export is rejected', async () => {
  for (const method of ['log', 'warn', 'info'] as const)
    jest.spyOn(console, method).mockImplementation();
  await contentfulExport({
    spaceId: SPACE,
    environmentId: 'master',
    managementToken: TOKENS.management,
    host: source.hosts.management,
    insecure: true,
    includeDrafts: true,
    includeArchived: true,
    useVerboseRenderer: true,
    exportDir: folder,
    contentFile: 'theirs.json',
    // The client adds a listener to a kept-alive connection with each request, about which Node
    // warns.
    httpAgent: new Agent({ keepAlive: false }),
  } as Parameters<typeof contentfulExport>[0]); // its types do not know "insecure"
  jest.restoreAllMocks();
  const file = path.join(folder, 'theirs.json');
  const to = spaceOf(target);
  // A failed download leaves an empty file; its source still has the picture.
  const exported = JSON.parse(await readFile(file, 'utf8'));
  const place = localFile(folder, exported.assets[0].fields.file.de.url);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, '');
  const decisions = await importSpace(to, file, false);
  expect(decisions.filter((decision) => decision === 'created')).toHaveLength(4);
  // This export has only the draft of the entry that is being edited.
  expect(decisions.filter((decision) => decision === 'draft')).toHaveLength(1);
  const { sys } = await to.client.entry.get({ entryId: 'clay' });
  expect(sys.publishedVersion).toBeUndefined();
  expect((await contentOf(to)).assets).toEqual((await contentOf(spaceOf(source))).assets);
  const theirs = JSON.parse(await readFile(file, 'utf8'));
  theirs.contentTypes[0].fields[0].required = true;
  await writeFile(file, JSON.stringify(theirs));
  await expect(importSpace(to, file, true)).rejects.toThrow(
    'content type colour, field name.required: declared true, found false',
  );
  await writeFile(file, '{"entries":[{"sys":{}}]}');
  await expect(importSpace(to, file, true)).rejects.toThrow('is not what contentful-export writes');
});

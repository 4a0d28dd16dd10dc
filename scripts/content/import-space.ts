import path from 'node:path';
import type { ContentTypeProps, EditorInterfaceProps } from 'contentful-management';
import type { SpaceModel } from '@/cms-schema/contentful-model';
import { BOOKKEEPING_IDS, requireDefaultLocale } from '@/scripts/migrate/bookkeeping';
import { compareModels } from '@/scripts/migrate/compare-models';
import { declaredControls, readSpace } from '@/scripts/migrate/read-space';
import type { Space } from '@/scripts/migrate/space';
import { addLocale } from '@/scripts/migrate/space-locales';
import { importAssets } from './import-assets';
import { importEntries } from './import-entries';
import { ImportRejected, readExport, type Decision, type ExportedSpace } from './import-file';

/** The model of an export, without the types that the scripts use for their own records. */
function modelOf({ contentTypes, editorInterfaces }: ExportedSpace): SpaceModel {
  const own = contentTypes.filter(({ sys }) => !BOOKKEEPING_IDS.includes(sys.id));
  // compareModels reads responses of the management API, which is what an export contains.
  const types = own.map(({ sys, ...type }) => ({ ...type, id: sys.id })) as unknown as TypeModels;
  const controlsOf = (id: string) =>
    editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id)?.controls ?? [];
  return {
    contentTypes: types,
    controls: Object.fromEntries(
      types.map(({ id, fields }) => [id, declaredControls(controlsOf(id), fields)]),
    ),
  };
}

type TypeModels = SpaceModel['contentTypes'];

/** Rejects types that exist on both sides and differ; missing ones are created later. */
function rejectOtherModel(exported: SpaceModel, found: SpaceModel): void {
  const known = new Set(found.contentTypes.map(({ id }) => id));
  const wanted = new Set(exported.contentTypes.map(({ id }) => id));
  const shared = (model: SpaceModel) => ({
    ...model,
    contentTypes: model.contentTypes.filter(({ id }) => known.has(id) && wanted.has(id)),
  });
  const unlike = compareModels(shared(exported), shared(found));
  if (unlike.length === 0) return;
  throw new ImportRejected(
    `The space has another content model than the export:\n  ${unlike.join('\n  ')}\n` +
      'Bring both to the same migration first: npm run migrate -- status',
  );
}

async function importLocales({ client }: Space, { locales }: ExportedSpace): Promise<void> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  const known = new Set(items.map(({ code }) => code));
  const isDefault = locales.find((locale) => locale.default);
  if (isDefault && !items.some((item) => item.default && item.code === isDefault.code)) {
    throw new ImportRejected(
      `The export's default locale is ${isDefault.code}, the space's is not.`,
    );
  }
  for (const { code, name, fallbackCode, optional } of locales) {
    if (known.has(code)) continue;
    const rest = { contentDeliveryApi: true, contentManagementApi: true, default: false };
    await addLocale(client, { code, name, fallbackCode, optional, ...rest });
  }
}

async function importTags({ client }: Space, { tags }: ExportedSpace): Promise<void> {
  const { items } = await client.tag.getMany({ query: { limit: 1000 } });
  const known = new Set(items.map(({ sys }) => sys.id));
  for (const { name, sys } of tags) {
    if (known.has(sys.id)) continue;
    const link = { id: sys.id, type: 'Tag' as const, visibility: sys.visibility };
    await client.tag.createWithId({ tagId: sys.id }, { name, sys: link });
  }
}

/** Creates and publishes content types that the space lacks, with their editor interfaces. */
async function importTypes({ client }: Space, exported: ExportedSpace): Promise<void> {
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } });
  const known = new Map(items.map((type) => [type.sys.id, type]));
  for (const { sys, ...type } of exported.contentTypes) {
    const contentTypeId = sys.id;
    const found = known.get(contentTypeId);
    if (found?.sys.publishedVersion !== undefined) continue;
    // The API validates the body; the export contains what the API sent.
    const body = type as unknown as ContentTypeProps;
    const draft = found ?? (await client.contentType.createWithId({ contentTypeId }, body));
    await client.contentType.publish({ contentTypeId }, draft);
    const inputs = exported.editorInterfaces.find(
      (each) => each.sys.contentType.sys.id === contentTypeId,
    );
    if (!inputs) continue;
    const current = await client.editorInterface.get({ contentTypeId });
    const { sys: _sys, ...rest } = inputs;
    const update = { ...rest, sys: current.sys } as EditorInterfaceProps;
    await client.editorInterface.update({ contentTypeId }, update);
  }
}

/**
 * Imports an export into a space, by id: missing entities are created, equal ones stay, and
 * differing ones stay too unless `isForced`. After an interruption, the next run continues.
 * @throws ImportRejected before the first write if locales or content model do not match
 */
export async function importSpace(
  space: Space,
  file: string,
  isForced: boolean,
): Promise<Decision[]> {
  const { space: exported, changed, unknown } = readExport(file);
  await requireDefaultLocale(space);
  rejectOtherModel(modelOf(exported), await readSpace(space));
  await importLocales(space, exported);
  await importTags(space, exported);
  await importTypes(space, exported);
  const assets = await importAssets(space, exported.assets, path.dirname(file), isForced);
  const entries = await importEntries(space, { ...exported, changed, unknown }, isForced);
  return [...assets, ...entries];
}

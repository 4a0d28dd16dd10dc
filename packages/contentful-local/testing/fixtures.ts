import type { ContentFields, CreateContentTypeProps, KeyValueMap } from 'contentful-management';
import type { RunningService } from './running-service';

type Fields = Record<string, Record<string, unknown>>;

export const link = <LinkType extends 'Entry' | 'Asset' | 'Tag'>(
  linkType: LinkType,
  id: string,
) => ({
  sys: { type: 'Link' as const, linkType, id },
});

/** A field definition with defaults for the properties that tests rarely need. */
export function field(
  id: string,
  type: string,
  rest: Partial<ContentFields<KeyValueMap>> = {},
): ContentFields<KeyValueMap> {
  return { id, name: id, type, localized: false, required: false, ...rest };
}

/** Uses the first field as the display field if it is a Symbol. */
export async function publishType(
  { management }: RunningService,
  contentTypeId: string,
  fields: ContentFields<KeyValueMap>[],
) {
  const display = fields[0]?.type === 'Symbol' ? { displayField: fields[0].id } : {};
  const draft = await management.contentType.createWithId(
    { contentTypeId },
    // The client's types require a display field that the API does not need.
    { name: contentTypeId, ...display, fields } as CreateContentTypeProps,
  );
  return management.contentType.publish({ contentTypeId }, draft);
}

export async function draftEntry(
  { management }: RunningService,
  contentTypeId: string,
  entryId: string,
  fields: Fields,
  tags: string[] = [],
) {
  const metadata = { tags: tags.map((id) => link('Tag', id)) };
  return management.entry.createWithId({ contentTypeId, entryId }, { fields, metadata });
}

export async function publishEntry(
  service: RunningService,
  contentTypeId: string,
  entryId: string,
  fields: Fields,
  tags: string[] = [],
) {
  const draft = await draftEntry(service, contentTypeId, entryId, fields, tags);
  return service.management.entry.publish({ entryId }, draft);
}

export const richText = (value: string, target?: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
    ...(target
      ? [{ nodeType: 'embedded-entry-block', data: { target: link('Entry', target) }, content: [] }]
      : []),
  ],
});

/** `garment` has a field of every type; three garments differ in each of them. */
const GARMENT = [
  field('title', 'Symbol', { localized: true, required: true }),
  field('care', 'Text'),
  field('size', 'Integer'),
  field('weight', 'Number'),
  field('inStock', 'Boolean'),
  field('arrival', 'Date'),
  field('store', 'Location'),
  field('measures', 'Object'),
  field('story', 'RichText'),
  field('colors', 'Array', { items: { type: 'Symbol', validations: [] } }),
  field('brand', 'Link', { linkType: 'Entry' }),
  field('related', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [] } }),
  field('photo', 'Link', { linkType: 'Asset' }),
];

const de = <Value>(value: Value) => ({ de: value });

export async function fillFixtures(service: RunningService): Promise<void> {
  const { management } = service;
  await management.tag.createWithId(
    { tagId: 'winter' },
    { name: 'Winter', sys: { visibility: 'public' } },
  );
  await publishType(service, 'brand', [field('name', 'Symbol'), field('founded', 'Integer')]);
  await publishType(service, 'garment', GARMENT);
  await publishEntry(service, 'brand', 'loden', { name: de('Loden & Sohn'), founded: de(1890) });
  await publishEntry(service, 'brand', 'kontor', { name: de('Kontor'), founded: de(1974) });
  await publishAsset(service, 'photo-coat');
  const belt = await draftEntry(service, 'garment', 'belt', { title: de('Gürtel'), size: de(95) });
  await publishCoat(service);
  await publishShirt(service);
  await management.entry.publish({ entryId: 'belt' }, belt);
  await draftEntry(service, 'garment', 'draft-scarf', { title: de('Schal') });
}

async function publishCoat(service: RunningService): Promise<void> {
  await publishEntry(
    service,
    'garment',
    'coat',
    {
      title: { de: 'Mantel aus Loden', en: 'Loden coat' },
      care: de('Nur lüften, niemals waschen'),
      size: de(52),
      weight: de(1.75),
      inStock: de(true),
      arrival: de('2026-09-01T08:00:00Z'),
      store: de({ lat: 48.137, lon: 11.575 }),
      measures: de({ chest: 104 }),
      story: de(richText('Gewalkt in Tirol', 'belt')),
      colors: de(['green', 'grey']),
      brand: de(link('Entry', 'loden')),
      photo: de(link('Asset', 'photo-coat')),
    },
    ['winter'],
  );
}

async function publishShirt(service: RunningService): Promise<void> {
  await publishEntry(service, 'garment', 'shirt', {
    title: { de: 'Hemd, weiß', en: 'White shirt', cs: 'Bílá košile' },
    care: de('Bei 40 Grad waschen'),
    size: de(41),
    weight: de(0.25),
    inStock: de(false),
    arrival: de('2026-03-15'),
    store: de({ lat: 52.52, lon: 13.405 }),
    colors: de(['white']),
    brand: de(link('Entry', 'kontor')),
    related: de([link('Entry', 'coat')]),
  });
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#804020"/></svg>';

/** An asset with a small SVG, uploaded, processed and published. */
export async function publishAsset({ management }: RunningService, assetId: string) {
  const upload = await management.upload.create({}, { file: DRAWING });
  const draft = await management.asset.createWithId(
    { assetId },
    {
      fields: {
        title: de(assetId),
        description: {},
        file: de({
          contentType: 'image/svg+xml',
          fileName: 'drawing.svg',
          uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } },
        }),
      },
    },
  );
  const processed = await management.asset.processForLocale({}, draft, 'de');
  return management.asset.publish({ assetId }, processed);
}

import { type RunningService, rejection, startService } from './testing/running-service';
import {
  draftEntry,
  field,
  link,
  publishAsset,
  publishEntry,
  publishType,
  richText,
} from './testing/fixtures';

let service: RunningService;
let count = 0;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'brand', [field('name', 'Symbol')]);
  await publishType(service, 'other', [field('name', 'Symbol')]);
  await publishEntry(service, 'brand', 'a-brand', { name: { de: 'x' } });
  await publishEntry(service, 'other', 'an-other', { name: { de: 'x' } });
  await publishAsset(service, 'a-drawing');
});

afterAll(async () => {
  await service.stop();
});

type Definition = Parameters<typeof field>[2];

/** Publishes a new entry of a new type with this field and returns the names of the faults. */
async function faults(type: string, definition: Definition, value: unknown): Promise<string[]> {
  count += 1;
  const id = `check${count}`;
  await publishType(service, id, [field('value', type, definition)]);
  const fields = value === undefined ? {} : { value: { de: value } };
  const draft = await draftEntry(service, id, id, fields);
  const call = service.management.entry.publish({ entryId: id }, draft);
  const isFine = await call.then(
    () => true,
    () => false,
  );
  if (isFine) return [];
  const { status, details } = await rejection(call);
  expect(status).toBe(422);
  return (details.errors ?? []).map(({ name }) => name);
}

const only = (...validations: object[]) => ({ validations }) as Definition;
const symbols = (...validations: object[]) =>
  ({ items: { type: 'Symbol', validations } }) as Definition;
const list = (...values: string[]) => values;
const BRAND_LINK = { linkType: 'Entry', ...only({ linkContentType: ['brand'] }) } as Definition;
const IMAGE_LINK = { linkType: 'Asset', ...only({ linkMimetypeGroup: ['image'] }) } as Definition;
const mark = (type: string) => {
  const text = { nodeType: 'text', value: 'x', marks: [{ type }], data: {} };
  return {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [text] }],
  };
};

test.each<[string, Definition, unknown, string[]]>([
  ['Symbol', { required: true }, undefined, ['required']],
  ['Symbol', { required: true }, '', ['required']],
  ['Symbol', { required: true }, 'x', []],
  ['Symbol', {}, 'x'.repeat(256), []],
  ['Symbol', {}, 'x'.repeat(257), ['size']],
  ['Text', {}, 'x'.repeat(50_001), ['size']],
  ['Symbol', only({ size: { min: 2, max: 4 } }), 'x', ['size']],
  ['Symbol', only({ size: { min: 2, max: 4 } }), 'xxx', []],
  ['Symbol', only({ size: { max: 4 } }), 'xxxxx', ['size']],
  ['Symbol', only({ in: ['red', 'blue'] }), 'green', ['in']],
  ['Symbol', only({ in: ['red', 'blue'] }), 'red', []],
  ['Symbol', only({ regexp: { pattern: '^[A-Z]{2}$', flags: '' } }), 'de', ['regexp']],
  ['Symbol', only({ regexp: { pattern: '^[A-Z]{2}$', flags: 'i' } }), 'de', []],
  [
    'Symbol',
    only({ prohibitRegexp: { pattern: 'http', flags: '' } }),
    'http://',
    ['prohibitRegexp'],
  ],
  ['Integer', only({ range: { min: 1, max: 9 } }), 10, ['range']],
  ['Integer', only({ range: { min: 1 } }), 0, ['range']],
  ['Integer', only({ range: { min: 1, max: 9 } }), 9, []],
  ['Integer', only({ in: [1, 2] }), 3, ['in']],
  ['Number', only({ range: { max: 0.5 } }), 0.75, ['range']],
  [
    'Date',
    only({ dateRange: { min: '2026-01-01', max: '2026-12-31' } }),
    '2027-01-01',
    ['dateRange'],
  ],
  ['Date', only({ dateRange: { min: '2026-01-01' } }), '2026-06-01T10:00+02:00', []],
  ['Array', { ...symbols(), required: true }, [], ['required']],
  ['Array', { ...symbols(), ...only({ size: { min: 2 } }) }, list('a'), ['size']],
  ['Array', { ...symbols(), ...only({ size: { max: 2 } }) }, list('a', 'b'), []],
  ['Array', symbols({ in: ['DE', 'AT'] }), list('DE', 'XX'), ['in']],
  ['Array', symbols({ regexp: { pattern: '^[A-Z]+$' } }), list('DE', 'x'), ['regexp']],
  ['Link', BRAND_LINK, link('Entry', 'an-other'), ['linkContentType']],
  ['Link', BRAND_LINK, link('Entry', 'a-brand'), []],
  ['Link', IMAGE_LINK, link('Asset', 'a-drawing'), []],
  [
    'Link',
    { ...IMAGE_LINK, ...only({ linkMimetypeGroup: ['video'] }) },
    link('Asset', 'a-drawing'),
    ['linkMimetypeGroup'],
  ],
  [
    'Link',
    { linkType: 'Asset', ...only({ assetFileSize: { max: 10 } }) },
    link('Asset', 'a-drawing'),
    ['assetFileSize'],
  ],
  [
    'Link',
    { linkType: 'Asset', ...only({ assetImageDimensions: { width: { min: 100 } } }) },
    link('Asset', 'a-drawing'),
    ['assetImageDimensions'],
  ],
  [
    'RichText',
    only({ enabledNodeTypes: ['heading-1'] }),
    richText('x', 'a-brand'),
    ['enabledNodeTypes'],
  ],
  ['RichText', only({ enabledNodeTypes: ['embedded-entry-block'] }), richText('x', 'a-brand'), []],
  ['RichText', only({ enabledMarks: ['bold'] }), mark('italic'), ['enabledMarks']],
  ['RichText', only({ enabledMarks: ['bold'] }), mark('bold'), []],
  ['RichText', only({ size: { max: 3 } }), richText('four'), ['size']],
  [
    'RichText',
    only({ nodes: { 'embedded-entry-block': [{ linkContentType: ['brand'] }] } }),
    richText('x', 'an-other'),
    ['linkContentType'],
  ],
  [
    'RichText',
    only({ nodes: { 'embedded-entry-block': [{ size: { max: 0 } }] } }),
    richText('x', 'a-brand'),
    ['size'],
  ],
  ['Boolean', { required: true }, false, []],
  ['Integer', { required: true }, 0, []],
  ['Object', { required: true }, {}, []],
  ['Location', { required: true }, { lat: 1, lon: 2 }, []],
])('%s %j with %j has the faults %j', async (type, definition, value, expected) => {
  expect(await faults(type, definition, value)).toEqual(expected);
});

test.each<[string, Definition, unknown]>([
  ['Symbol', {}, 5],
  ['Text', {}, ['x']],
  ['Integer', {}, 1.5],
  ['Integer', {}, '1'],
  ['Number', {}, 'one'],
  ['Boolean', {}, 'true'],
  ['Date', {}, 'tomorrow'],
  ['Date', {}, '2026-13-01'],
  ['Object', {}, 'x'],
  ['Location', {}, { lat: 91, lon: 0 }],
  ['Location', {}, { lat: '1', lon: 2 }],
  ['RichText', {}, 'plain'],
  ['RichText', {}, { nodeType: 'paragraph', content: [] }],
  ['Array', symbols(), 'x'],
  ['Array', symbols(), [1]],
  ['Link', { linkType: 'Entry' }, { sys: { id: 'x' } }],
])('%s rejects %j on save', async (type, definition, value) => {
  count += 1;
  await publishType(service, `type${count}`, [field('value', type, definition)]);
  const call = draftEntry(service, `type${count}`, `type${count}`, { value: { de: value } });
  expect(await rejection(call)).toMatchObject({
    status: 422,
    id: 'InvalidEntry',
    details: { errors: [{ name: 'type' }] },
  });
});

test('a pattern that backtracks without end is stopped', async () => {
  const endless = only({ regexp: { pattern: '^(a+)+$', flags: '' } });
  expect(await faults('Symbol', endless, `${'a'.repeat(60)}!`)).toEqual(['regexp']);
});

test('unique: the second publish names the entry that has the value', async () => {
  await publishType(service, 'slugged', [field('slug', 'Symbol', only({ unique: true }))]);
  await publishEntry(service, 'slugged', 'first', { slug: { de: 'hemden' } });
  const second = await draftEntry(service, 'slugged', 'second', { slug: { de: 'hemden' } });
  expect(
    await rejection(service.management.entry.publish({ entryId: 'second' }, second)),
  ).toMatchObject({
    details: {
      errors: [
        { name: 'unique', path: ['fields', 'slug', 'de'], conflicting: [link('Entry', 'first')] },
      ],
    },
  });
});

test('unique: one of two simultaneous publishes is rejected', async () => {
  const drafts = await Promise.all(
    ['race-1', 'race-2'].map((id) =>
      draftEntry(service, 'slugged', id, { slug: { de: 'mäntel' } }),
    ),
  );
  const outcomes = await Promise.allSettled(
    drafts.map((draft) => service.management.entry.publish({ entryId: draft.sys.id }, draft)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('required applies to the default locale; optional locales may stay empty', async () => {
  await publishType(service, 'local', [
    field('title', 'Symbol', { localized: true, required: true }),
  ]);
  await publishEntry(service, 'local', 'german', { title: { de: 'da' } });
  const english = await draftEntry(service, 'local', 'english', { title: { en: 'there' } });
  expect(
    await rejection(service.management.entry.publish({ entryId: 'english' }, english)),
  ).toMatchObject({
    details: { errors: [{ name: 'required', path: ['fields', 'title', 'de'] }] },
  });
});

test('the validation’s own message is passed on', async () => {
  const validations = [{ in: ['a'], message: 'Choose a' }];
  await publishType(service, 'worded', [field('v', 'Symbol', only(...validations))]);
  const draft = await draftEntry(service, 'worded', 'worded', { v: { de: 'b' } });
  const { details } = await rejection(
    service.management.entry.publish({ entryId: 'worded' }, draft),
  );
  expect(details.errors).toMatchObject([
    { name: 'in', expected: ['a'], customMessage: 'Choose a' },
  ]);
});

import {
  defineBlock,
  definePart,
  defineStructure,
  schemaOf,
  scheduleFields,
  type FieldsOf,
} from './content-type';
import { field } from './field';
import { blockTypes, contentTypes } from './model';

const own = { title: field.symbol(20), tone: field.withDefault(field.choice(['a', 'b']), 'a') };
const naming = {
  id: 'sample',
  name: 'Sample',
  description: 'A sample.',
  displayField: 'title',
} as const;
const VISIBILITY = ['audience', 'countries', 'endDateTime', 'projects', 'startDateTime'];

test('CMS-02: a block has all visibility fields in addition to its own', () => {
  const block = defineBlock({ ...naming, fields: own });
  expect(Object.keys(block.fields).sort()).toEqual([...VISIBILITY, 'title', 'tone'].sort());
  expect(block).toMatchObject({
    role: 'block',
    windowRule: 'insideWindow',
    requiredContent: [],
    closedByCookie: null,
  });
});

test('parts and structures have only the fields they declare', () => {
  expect(Object.keys(definePart({ ...naming, fields: own }).fields)).toEqual(['title', 'tone']);
  expect(defineStructure({ ...naming, fields: own })).toMatchObject({ role: 'structure' });
});

test('a type’s schema validates all its fields, and sets defaults', () => {
  const schema = schemaOf(defineBlock({ ...naming, fields: own }));
  expect(schema.parse({ title: 'Words', unknown: 1 })).toEqual({
    title: 'Words',
    tone: 'a',
    ...Object.fromEntries(VISIBILITY.map((name) => [name, null])),
  });
  expect(schema.safeParse({ tone: 'b' }).success).toBe(false);
});

test('components receive no visibility fields', () => {
  const block = defineBlock({ ...naming, fields: own });
  const fields: FieldsOf<typeof block> = { title: 'Words', tone: 'b' };
  // @ts-expect-error visibility is settled before a component is rendered
  const countries: unknown = fields.countries;
  expect(countries).toBeUndefined();
});

test('display field, required content and field names match the declaration', () => {
  defineBlock({
    ...naming,
    fields: own,
    // @ts-expect-error there is no such field
    requiredContent: [['picture']],
  });
  // @ts-expect-error there is no such field
  expect(defineBlock({ ...naming, displayField: 'headline', fields: own }).role).toBe('block');
});

describe.each(Object.entries(contentTypes))('the content type %s', (id, type) => {
  test('has its own id', () => expect(type.id).toBe(id));

  test('has a text field as its title for editors', () => {
    expect(['Symbol', 'Text']).toContain(type.fields[type.displayField]?.type);
  });

  test('CMS-09: requires content only in its own fields', () => {
    for (const name of type.requiredContent.flat()) expect(type.fields).toHaveProperty(name);
  });

  test('links only to existing types', () => {
    const validations = Object.values(type.fields).flatMap((declared) => [
      ...declared.validations,
      ...(declared.items?.validations ?? []),
    ]);
    const linked = validations.flatMap(({ linkContentType }) => linkContentType ?? []);
    for (const target of linked) expect(contentTypes).toHaveProperty(String(target));
  });

  test('has at most 50 fields, the limit of the content model', () => {
    expect(Object.keys(type.fields).length).toBeLessThanOrEqual(50);
  });
});

test('CMS-09: required content, BLK-02: windows and BLK-03: closing by cookie follow the shop’s rules', () => {
  expect(blockTypes.homeTeaser.requiredContent).toEqual([['image', 'videoSource']]);
  expect(blockTypes.headerElement.requiredContent).toEqual([['source'], ['text']]);
  expect(blockTypes.bannerTeaser.closedByCookie).toBe('ActionTeaser');
  expect(blockTypes.autoChangeText.windowRule).toBe('outsideWindow');
});

describe('countries of an entry', () => {
  const { validations, schema } = scheduleFields.countries;

  test('CMS-04: the content model accepts codes and rejects words', () => {
    const pattern = new RegExp(validations[0]?.regexp?.pattern ?? 'no rule');
    for (const codes of ['DE', 'de', 'DE;AT;CH', ' de ; AT ', 'DE;'])
      expect(codes).toMatch(pattern);
    for (const words of ['Deutschland', 'DE,AT', 'DE;Austria', 'D', ';', 'all'])
      expect(words).not.toMatch(pattern);
  });

  test('CMS-04: an entry that contains words is still readable', () => {
    expect(schema.parse('AT;Schweiz')).toBe('AT;Schweiz');
  });
});

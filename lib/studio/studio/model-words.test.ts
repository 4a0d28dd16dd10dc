import { labelOf } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { composeTypes } from './compose-types.server';
import { studioFields } from './field-inputs.server';
import german from './model-de.json';
import { modelWords } from './model-words.server';
import { reasonWords } from './reason-words.server';

/** A new block is English until its words are added. */
const translated = Object.values(contentTypes).filter(({ id }) => Object.hasOwn(german.types, id));

test('ED-10: every translated content type has German labels and hints for all its fields', () => {
  const missing = translated.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([name, { name: label = labelOf(name), help }]) => [
      ...(Object.hasOwn(german.labels, label) ? [] : [`${id}.${name}: ${label}`]),
      ...(help === undefined || Object.hasOwn(german.helps, help)
        ? []
        : [`${id}.${name}: ${help}`]),
    ]),
  );
  expect(missing).toEqual([]);
});

test('ED-10: no German words are left of types, fields and hints that are gone', () => {
  const fields = Object.values(contentTypes).flatMap((type) => Object.entries(type.fields));
  const labels = new Set(fields.map(([id, { name }]) => name ?? labelOf(id)));
  const helps = new Set(fields.map(([, { help }]) => help));
  expect(Object.keys(german.types).filter((id) => !contentTypes[id])).toEqual([]);
  expect(Object.keys(german.labels).filter((label) => !labels.has(label))).toEqual([]);
  expect(Object.keys(german.helps).filter((help) => !helps.has(help))).toEqual([]);
});

test('ED-10: blocks, fields and choices are named in German, and what is stored stays the same', () => {
  const { homeTeaser, textBox } = composeTypes('de');
  expect(textBox).toMatchObject({ id: 'textBox', name: 'Textbox' });
  expect(homeTeaser?.initial).toMatchObject({ title: { de: 'Home-Teaser' } });
  const audience = studioFields('textBox', 'de').find(({ id }) => id === 'audience');
  expect(audience).toMatchObject({
    label: 'Zielgruppe',
    help: 'Leer: alle.',
    input: { labels: { loggedOut: 'nicht angemeldet' } },
  });
});

test('ED-10: a choice reads as words in English, too', () => {
  const audience = studioFields('textBox', 'en').find(({ id }) => id === 'audience');
  expect(audience?.input).toMatchObject({ labels: { loyaltyBlue: 'loyalty blue' } });
});

test('ED-10: the reason that hides a block names fields as editors see them', () => {
  const missing = { kind: 'missing', fields: ['image', 'videoSource'] } as const;
  expect(reasonWords(missing, 0, 'en')).toBe('nothing in Image or Video source');
  expect(reasonWords(missing, 0, 'de')).toBe('nichts in Bild oder Videoquelle');
});

test('ED-10: lists name content types in the studio’s language', () => {
  expect(modelWords('de').types['productTeaserPrice']).toBe('Artikel-Teaser mit Preis');
});

import { importTranslations, loadTranslations } from '@/lib/studio/studio/translations.server';
import { readXliff, writeXliff, XliffRejected } from '@/lib/studio/studio/xliff.server';
import { body, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const fieldsOf = async (entryId: string) =>
  (await space.service.management.entry.get({ entryId })).fields;
const setField = async (entryId: string, field: string, values: object) => {
  const { entry } = space.service.management;
  const before = await entry.get({ entryId });
  const fields = { ...before.fields, [field]: { ...before.fields[field], ...values } };
  await entry.update({ entryId }, { ...before, fields });
};
/** Texts of one entry, as a file for translators. */
const exported = async (id: string) => {
  const all = await loadTranslations({ language: 'fr', onlyMissing: false });
  return writeXliff(
    all.filter((entry) => entry.id === id),
    'fr',
  );
};
/** A file with a translation of one text. */
const withTarget = (xliff: string, source: string, target: string) =>
  xliff.replace(
    `<source xml:space="preserve">${source}</source>`,
    (whole) => `${whole}<target>${target}</target>`,
  );
const imported = (xliff: string) => importTranslations(readXliff(xliff));

test('a translated file becomes drafts, and nothing is public by it', async () => {
  await space.publish('linen', 'textBox', {
    title: 'Leinen & Wolle',
    headline: 'Leinen & Wolle',
    body: body('Weich'),
  });
  const xliff = withTarget(await exported('linen'), 'Leinen &amp; Wolle', 'Lin &amp; laine');
  expect(await imported(xliff)).toEqual({ saved: 1, unchanged: 0, rejected: [] });
  expect((await fieldsOf('linen'))['headline']).toEqual({
    de: 'Leinen & Wolle',
    fr: 'Lin & laine',
  });
  const { sys } = await space.service.management.entry.get({ entryId: 'linen' });
  expect(sys.version).toBeGreaterThan((sys.publishedVersion ?? 0) + 1);
});

test('rich text is translated as markup and keeps its form', async () => {
  await space.publish('rich', 'textBox', {
    title: 'Text',
    headline: 'Text',
    body: body('Ein Absatz'),
  });
  const xliff = withTarget(await exported('rich'), 'Ein Absatz', 'Un **mot** gras');
  await imported(xliff);
  const { fr } = (await fieldsOf('rich'))['body'] ?? {};
  expect(JSON.stringify(fr)).toContain('"marks":[{"type":"bold"}]');
});

test('a text whose source has changed since the export is rejected, and the others are stored', async () => {
  await space.publish('moved', 'textBox', {
    title: 'Alt',
    headline: 'Alt',
    body: body('Bleibt'),
  });
  const xliff = withTarget(withTarget(await exported('moved'), 'Alt', 'Vieux'), 'Bleibt', 'Reste');
  await setField('moved', 'headline', { de: 'Neu' });
  expect(await imported(xliff)).toEqual({
    saved: 1,
    unchanged: 0,
    rejected: [{ entry: 'moved', field: 'headline', reason: 'source has changed' }],
  });
  expect((await fieldsOf('moved'))['headline']).toEqual({ de: 'Neu' });
});

test('the same file twice changes nothing the second time', async () => {
  await space.publish('twice', 'textBox', {
    title: 'Zweimal',
    headline: 'Zweimal',
    body: body('Text'),
  });
  const xliff = withTarget(await exported('twice'), 'Zweimal', 'Deux fois');
  await imported(xliff);
  expect(await imported(xliff)).toEqual({ saved: 0, unchanged: 1, rejected: [] });
});

test('a translation that is too long is rejected with its reason', async () => {
  await space.publish('long', 'textBox', {
    title: 'Lang',
    headline: 'Lang',
    body: body('Text'),
  });
  const xliff = withTarget(await exported('long'), 'Lang', 'x'.repeat(300));
  expect((await imported(xliff))?.rejected).toEqual([
    { entry: 'long', field: 'headline', reason: 'too long' },
  ]);
});

test('segments of a split text are joined, with the space between them', async () => {
  const { units } = readXliff(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">
      <file id="a"><unit id="title">
        <segment><source>Eins.</source><target>Un.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment><source>Zwei <pc id="1">fett</pc>.</source><target>Deux <pc id="1">gras</pc>.</target></segment>
      </unit></file></xliff>`,
  );
  expect(units).toEqual([
    { entry: 'a', field: 'title', source: 'Eins. Zwei fett.', target: 'Un. Deux gras.' },
  ]);
});

test('only entries in which a translation is missing can be asked for', async () => {
  await space.publish('done', 'textBox', {
    title: 'Fertig',
    headline: 'Fertig',
    body: body('Text'),
  });
  await setField('done', 'headline', { fr: 'Fini' });
  await setField('done', 'body', { fr: body('Texte') });
  const missing = await loadTranslations({ language: 'fr', onlyMissing: true });
  expect(missing.map(({ id }) => id)).not.toContain('done');
  const all = await loadTranslations({ language: 'fr', onlyMissing: false });
  expect(all.map(({ id }) => id)).toContain('done');
});

test('addresses are not given to translators', async () => {
  await space.publishPage('address', []);
  const all = await loadTranslations({ language: 'fr', onlyMissing: false });
  const node = all.find(({ id }) => id === 'address-node');
  expect(node?.units.map(({ field }) => field)).toEqual(['name']);
});

test('a file of another format or language is rejected as a whole', async () => {
  expect(() => readXliff('<xliff version="1.2"><file/></xliff>')).toThrow(XliffRejected);
  expect(() => readXliff('no xml')).toThrow(XliffRejected);
  expect(
    await imported(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="de"/>',
    ),
  ).toBeNull();
});

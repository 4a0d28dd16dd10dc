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

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: object[], data = {}) => ({ nodeType, data, content });
const line = (words: string) => node('paragraph', [text(words)]);
const target = (type: string, id: string) => ({
  target: { sys: { type: 'Link', linkType: type, id } },
});
const embedded = node('embedded-entry-block', [], target('Entry', 'linen'));

/** Each type of node that Contentful's model has and fields of this space allow. */
const everything = (words: (german: string) => string) =>
  node('document', [
    node('heading-2', [text(words('Titel'))]),
    node('paragraph', [
      text(words('Ein ')),
      text(words('fettes & schräges'), 'bold', 'italic'),
      text(words(' Wort, ')),
      node('hyperlink', [text(words('ein ')), text(words('Link'), 'underline')], {
        uri: '/hemden',
      }),
      text(words(' und CO')),
      text('2', 'subscript'),
    ]),
    node('unordered-list', [
      node('list-item', [
        line(words('außen')),
        node('ordered-list', [node('list-item', [line(words('innen'))])]),
      ]),
    ]),
    node('table', [
      node('table-row', [
        node('table-header-cell', [line(words('Größe'))], { colspan: 2 }),
        node('table-cell', [line(words('48'))]),
      ]),
    ]),
    node('blockquote', [line(words('Zitat'))]),
    node('hr', []),
    embedded,
    line(''),
  ]);

/** A file whose translations are its sources in capitals, with their codes. */
const translatedAll = (xliff: string) =>
  xliff
    .replaceAll(/<target[^>]*>.*?<\/target>/gs, '')
    .replaceAll(
      /<source xml:space="preserve">(.*?)<\/source>/gs,
      (whole, inner: string) =>
        `${whole}<target>${inner.replaceAll(/(^|>)([^<]+)/g, (_, before, words) => before + words.replaceAll(/&amp;|./g, (sign: string) => (sign.length > 1 ? sign : sign.toUpperCase())))}</target>`,
    );

test('each node and mark of a rich text comes back translated, in the form of the source', async () => {
  await space.publish('rich', 'textBox', {
    title: 'Text',
    headline: 'Text',
    body: everything((words) => words),
  });
  expect(await imported(translatedAll(await exported('rich')))).toMatchObject({ rejected: [] });
  expect((await fieldsOf('rich'))['body']).toEqual({
    de: everything((words) => words),
    fr: everything((words) => words.toUpperCase()),
  });
});

test('a translated rich text is exported with its translation, and importing it changes nothing', async () => {
  await space.publish('back', 'textBox', {
    title: 'Text',
    headline: 'Text',
    body: everything((words) => words),
  });
  await setField('back', 'body', { fr: everything((words) => `${words}!`) });
  const xliff = await exported('back');
  expect(xliff).toContain('Titel!</target>');
  expect(await imported(xliff)).toEqual({ saved: 0, unchanged: 1, rejected: [] });
});

test('one line is translated anew, and the others of the translation stay', async () => {
  const two = (one: string, other: string) => node('document', [line(one), line(other)]);
  await space.publish('one', 'textBox', { title: 'T', headline: 'T', body: two('eins', 'zwei') });
  await setField('one', 'body', { fr: two('un', 'deux') });
  const xliff = (await exported('one')).replace('>deux<', '>deuxième<');
  await imported(xliff);
  expect((await fieldsOf('one'))['body']?.['fr']).toEqual(two('un', 'deuxième'));
});

test('a rich text with a line that is not translated is not stored', async () => {
  const body = node('document', [line('Erstens'), line('Zweitens')]);
  await space.publish('half', 'textBox', { title: 'T', headline: 'T', body });
  const xliff = withTarget(await exported('half'), 'Erstens', 'Premièrement');
  expect((await imported(xliff))?.rejected).toEqual([
    { entry: 'half', field: 'body', reason: 'not whole' },
  ]);
});

test('a translation with other paragraphs is not in the file, which says that it would be replaced', async () => {
  await space.publish('other', 'textBox', { title: 'T', headline: 'T', body: body('Eins') });
  const french = node('document', [line('Un'), line('Deux')]);
  await setField('other', 'body', { fr: french });
  const xliff = await exported('other');
  expect(xliff).toContain('<note>');
  expect(xliff).not.toContain('Deux');
  expect(await imported(xliff)).toMatchObject({ saved: 0 });
  expect((await fieldsOf('other'))['body']?.['fr']).toEqual(french);
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

test('a split text with a segment that is not translated has no translation', () => {
  const { units } = readXliff(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">
      <file id="a"><unit id="title">
        <segment><source>Eins.</source><target>Un.</target></segment>
        <segment><source>Zwei.</source></segment>
      </unit></file></xliff>`,
  );
  expect(units).toEqual([]);
});

test('codes that a tool has split over segments, copied or added keep their marks', () => {
  const { units } = readXliff(
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">
      <file id="a"><unit id="body.0">
        <originalData><data id="d1">{"mark":"bold"}</data></originalData>
        <segment><source>A <sc id="1" dataRef="d1"/>B<ec startRef="1"/></source>
          <target><sc id="1"/>b<ec startRef="1"/> a <pc id="2" copyOf="1">c</pc><pc id="3" subType="xlf:i">d</pc></target>
        </segment>
      </unit></file></xliff>`,
  );
  const run = (words: string, ...marks: string[]) => ({ text: words, marks, link: null });
  expect(units).toEqual([
    {
      entry: 'a',
      field: 'body',
      lines: [
        {
          at: '0',
          source: [run('A '), run('B', 'bold')],
          target: [run('b', 'bold'), run(' a '), run('c', 'bold'), run('d', 'italic')],
        },
      ],
    },
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

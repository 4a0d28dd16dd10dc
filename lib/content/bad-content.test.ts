import fc from 'fast-check';
import { contentTypes, blockTypes } from '@/cms-schema/model';
import { AUSTRIA, GERMANY, HOUR, NOON } from '@/lib/visibility/visibility.fixture';
import type { HiddenReason } from '@/lib/visibility/verdict';
import {
  assetLink,
  COAT,
  contentDocument,
  entry,
  entryLink,
  hyperlink,
  pageDocument,
  paragraph,
  pictureAsset,
  readRegion,
  richText,
  SHAPE,
  TEASER_FIELDS,
  textNode,
} from './content.fixture';
import type { ContentDocument, RawEntry } from './content-document';
import { EntryReader } from './read-entry.server';
import { resolveRegion } from './resolve-page';

const resolve = (document: ContentDocument, context = GERMANY) =>
  resolveRegion(readRegion(document), context);

/** Reason of the first entry that is hidden, after a sound block beside it was seen to show. */
function reasonOf(
  block: RawEntry,
  others: readonly RawEntry[] = [],
  context = GERMANY,
): HiddenReason | undefined {
  const neighbour = entry('neighbour', 'homeTeaser', TEASER_FIELDS);
  const { blocks, hidden } = resolve(pageDocument([block, neighbour], others), context);
  expect(blocks.map(({ id }) => id)).toContain('neighbour');
  return hidden[0]?.reason;
}

const text = (fields: Record<string, unknown>) =>
  entry('text', 'textBox', { title: 'T', body: richText(paragraph(textNode('Words'))), ...fields });
const teaser = (fields: Record<string, unknown>) =>
  entry('teaser', 'homeTeaser', { ...TEASER_FIELDS, ...fields });
const invalid = (path: string, message: unknown = expect.any(String)) => ({
  kind: 'invalid',
  issues: expect.arrayContaining([{ path, message }]),
});

describe('CMS-09: required content', () => {
  test('a home teaser needs a picture or a film', () => {
    expect(reasonOf(entry('bare', 'homeTeaser', { title: 'T' }))).toEqual({
      kind: 'missing',
      fields: ['image', 'videoSource'],
    });
    expect(reasonOf(entry('still', 'homeTeaser', TEASER_FIELDS))).toBeUndefined();
    const videoSource = 'https://media.example/film.mp4';
    expect(reasonOf(entry('film', 'homeTeaser', { title: 'T', videoSource }))).toBeUndefined();
  });

  test('a header element needs a picture and words', () => {
    const source = assetLink('coat');
    const header = (fields: Record<string, unknown>) =>
      reasonOf(entry('header', 'headerElement', fields));
    expect(header({ source, text: 'Coats' })).toBeUndefined();
    expect(header({ text: 'Coats' })).toEqual({ kind: 'missing', fields: ['source'] });
    expect(header({ source })).toEqual({ kind: 'missing', fields: ['text'] });
    expect(header({ source, text: '' })).toEqual({ kind: 'missing', fields: ['text'] });
    expect(header({ source, text: ' \n ' })).toEqual({ kind: 'missing', fields: ['text'] });
  });

  test('a picture that is not published counts as none', () => {
    const gone = entry('gone', 'homeTeaser', { title: 'T', image: assetLink('withdrawn') });
    expect(reasonOf(gone)).toEqual({ kind: 'missing', fields: ['image', 'videoSource'] });
  });

  test('a banner needs a line that shows', () => {
    const banner = (links: string[]) =>
      entry('banner', 'bannerTeaser', {
        teaserName: 'Sale',
        active: true,
        textElements: links.map(entryLink),
      });
    const line = entry('line', 'textElement', { text: 'Sale' });
    const broken = entry('broken', 'textElement', {});
    expect(reasonOf(banner(['line']), [line])).toBeUndefined();
    expect(reasonOf(banner([]))).toEqual({ kind: 'missing', fields: ['textElements'] });
    const { hidden } = resolve(pageDocument([banner(['broken'])], [broken]));
    expect(hidden).toEqual([
      expect.objectContaining({ id: 'broken', reason: { kind: 'missing', fields: ['text'] } }),
      expect.objectContaining({
        id: 'banner',
        reason: { kind: 'missing', fields: ['textElements'] },
      }),
    ]);
  });
});

describe('ED-02: bad content is left out and says why', () => {
  test('a required field that is missing', () => {
    expect(reasonOf(entry('text', 'textBox', { title: 'T' }))).toEqual({
      kind: 'missing',
      fields: ['body'],
    });
    expect(reasonOf(text({ body: null }))?.kind).toBe('missing');
  });

  test.each([
    ['a number for words', text({ headline: 7 }), 'headline'],
    ['words for a document', text({ body: 'plain words' }), 'body'],
    ['a choice that is not offered', text({ tone: 'loud' }), 'tone'],
    ['a list for words', text({ headline: ['a'] }), 'headline'],
    ['an object for a date', text({ startDateTime: {} }), 'startDateTime'],
    ['a number for countries', text({ countries: 49 }), 'countries'],
    ['a shop that does not exist', text({ projects: ['hgg', 'xyz'] }), 'projects.1'],
    ['an audience that does not exist', text({ audience: 'admins' }), 'audience'],
    ['words for yes and no', teaser({ preloadImage: 'yes' }), 'preloadImage'],
    ['a number for a link', teaser({ imageLink: 7 }), 'imageLink'],
    ['seven digits for eight', teaser({ itemNumber: '1234567' }), 'itemNumber'],
  ])('a wrong type: %s', (_, block, path) => {
    expect(reasonOf(block)).toEqual(invalid(path));
  });

  test('a link that pretends to be resolved already', () => {
    const forged = { href: 'javascript:alert(1)', opens: 'page' };
    const block = teaser({ imageLink: forged, buttons: [entryLink('button')] });
    const button = entry('button', 'button', { label: 'Buy', link: forged });
    expect(JSON.stringify(resolve(pageDocument([block], [button])).blocks)).not.toContain(
      'javascript',
    );
  });

  test('a content type nobody knows', () => {
    expect(reasonOf(entry('new', 'wheelOfFortune'))).toEqual({
      kind: 'unknown type',
      type: 'wheelOfFortune',
    });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a content type called %s',
    (type) => expect(reasonOf(entry('odd', type))).toEqual({ kind: 'unknown type', type }),
  );

  test('a part, a node or a page where a block belongs', () => {
    expect(reasonOf(entry('b', 'button', { label: 'Buy', link: '/' }))?.kind).toBe('unknown type');
    expect(reasonOf(entry('p', 'page', { title: 'P' }))?.kind).toBe('unknown type');
  });

  test('a block where a part belongs', () => {
    const { blocks, hidden } = resolve(
      pageDocument([teaser({ buttons: [entryLink('text')] })], [text({})]),
    );
    expect(blocks[0]?.fields['buttons']).toEqual([]);
    expect(hidden).toEqual([
      {
        id: 'text',
        type: 'textBox',
        path: 'page.main.0.buttons.0',
        reason: { kind: 'unknown type', type: 'textBox' },
      },
    ]);
  });

  test('a link to an entry that is not published', () => {
    const document = pageDocument([teaser({})]);
    const page = entry('page', 'page', {
      title: 'P',
      main: [entryLink('gone'), entryLink('teaser')],
    });
    const { blocks, hidden } = resolve({ ...document, entries: { ...document.entries, page } });
    expect(blocks).toHaveLength(1);
    expect(hidden).toEqual([
      { id: 'gone', type: '', path: 'page.main.0', reason: { kind: 'unpublished link' } },
    ]);
  });

  test.each(['constructor', '__proto__', 'toString'])('an id like %s', (id) => {
    const absent = teaser({ buttons: [entryLink(id)] });
    expect(reasonOf(absent)).toEqual({ kind: 'unpublished link' });
    const document = pageDocument([entry(id, 'homeTeaser', TEASER_FIELDS)]);
    expect(resolve(document).blocks.map((block) => block.id)).toEqual([id]);
    const image = assetLink(id);
    expect(reasonOf(entry('t', 'homeTeaser', { title: 'T', image }))?.kind).toBe('missing');
  });

  test('an entry that contains itself', () => {
    const page = entry('page', 'page', {
      title: 'P',
      main: [entryLink('page'), entryLink('teaser')],
    });
    const { blocks, hidden } = resolve(contentDocument([page, teaser({})], [COAT]));
    expect(blocks).toHaveLength(1);
    expect(hidden[0]?.reason).toEqual({ kind: 'cycle', through: ['page', 'page'] });
  });

  test('entries that contain each other', () => {
    const { blocks, hidden } = resolve(pageDocument([teaser({ textBoxes: [entryLink('page')] })]));
    expect(blocks).toHaveLength(1);
    expect(hidden[0]?.reason).toEqual({ kind: 'cycle', through: ['page', 'teaser', 'page'] });
  });

  test('an end that is not after its start', () => {
    const at = (start: string, end: string) =>
      reasonOf(text({ startDateTime: start, endDateTime: end }));
    expect(at('2026-11-21T00:00Z', '2026-11-20T00:00Z')).toEqual(invalid('endDateTime'));
    expect(at('2026-11-20T00:00Z', '2026-11-20T01:00+01:00')).toEqual(invalid('endDateTime'));
    expect(at('2026-11-20T00:00Z', '2026-11-20T00:01Z')?.kind).toBe('window');
  });

  test.each(['2026-04-31', '2026-04-30T25:00', 'tomorrow', '9'.repeat(60), '9'.repeat(5_000)])(
    'the date %.20s',
    (startDateTime) => expect(reasonOf(text({ startDateTime }))).toEqual(invalid('startDateTime')),
  );

  test('CMS-03: a country code nobody has shows nowhere for itself and is named', () => {
    expect(reasonOf(text({ countries: 'XX' }))).toMatchObject({ kind: 'country', allowed: ['XX'] });
    const { blocks, findings } = resolve(pageDocument([text({ countries: 'AT;XX' })]), AUSTRIA);
    expect(blocks).toHaveLength(1);
    expect(findings).toEqual([
      { id: 'text', type: 'textBox', path: 'countries', message: '“XX” is not a country code' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('a button to %j', (link) => {
    const button = entry('button', 'button', { label: 'Buy', link });
    const { blocks, hidden } = resolve(
      pageDocument([teaser({ imageLink: link, buttons: [entryLink('button')] })], [button]),
    );
    expect(blocks[0]?.fields).toMatchObject({ imageLink: null, buttons: [] });
    expect(hidden[0]?.reason).toEqual(invalid('link', expect.stringContaining('leads nowhere')));
  });

  test('an optional link that leads nowhere is named although the block shows', () => {
    const { blocks, findings } = resolve(pageDocument([teaser({ imageLink: 'node_gone' })]));
    expect(blocks).toHaveLength(1);
    expect(findings[0]).toMatchObject({ id: 'teaser', path: 'imageLink' });
  });

  test('a film that is no address of the web', () => {
    expect(reasonOf(teaser({ videoSource: 'javascript:alert(1)' }))).toEqual(
      invalid('videoSource'),
    );
  });

  test.each([
    ['without a size', { details: {} }],
    ['without details', { details: null }],
    ['with words for a size', { details: { image: { width: 'wide', height: '1' } } }],
    ['with a script for an address', { url: 'javascript:alert(1)' }],
    ['that has no address', { url: undefined }],
    ['that is no picture', { contentType: undefined }],
  ])('a picture %s', (_, file) => {
    const page = pageDocument([entry('t', 'homeTeaser', { title: 'T', image: assetLink('odd') })]);
    const { blocks, hidden } = resolve({ ...page, assets: { odd: pictureAsset('odd', file) } });
    expect(blocks).toEqual([]);
    expect(hidden[0]?.reason.kind).toBe('missing');
  });

  test.each([0, -1, 1.5, 1e400])('a picture %p pixels wide', (width) => {
    const odd = pictureAsset('odd', { details: { image: { width, height: 1 } } });
    const page = pageDocument([entry('t', 'homeTeaser', { title: 'T', image: assetLink('odd') })]);
    expect(resolve({ ...page, assets: { odd } }).hidden[0]?.reason).toEqual(invalid('image.width'));
  });
});

describe('words are words', () => {
  test('of 5,000 characters in a row are left out where they do not fit, and kept where they do', () => {
    const word = 'x'.repeat(5_000);
    expect(reasonOf(text({ headline: word }))).toEqual(invalid('headline'));
    const { blocks } = resolve(pageDocument([text({ body: richText(paragraph(textNode(word))) })]));
    expect(JSON.stringify(blocks[0]?.fields)).toContain(word);
  });

  test('that look like markup reach the component as they are written', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { blocks } = resolve(pageDocument([text({ headline: markup })]));
    expect(blocks[0]?.fields['headline']).toBe(markup);
  });
});

describe('rich text', () => {
  const body = (...content: unknown[]) =>
    resolve(pageDocument([text({ body: richText(...content) })]));
  const shownBody = (...content: unknown[]) => body(...content).blocks[0]?.fields['body'];

  test('100 levels deep is refused', () => {
    let deep: unknown = paragraph(textNode('deep'));
    for (let level = 0; level < 100; level++)
      deep = { nodeType: 'blockquote', data: {}, content: [deep] };
    expect(body(deep).hidden[0]?.reason).toEqual(invalid('body'));
  });

  test('20,000 levels deep is refused as well', () => {
    const deep: unknown = JSON.parse(
      `${'{"nodeType":"blockquote","content":['.repeat(20_000)}${']}'.repeat(20_000)}`,
    );
    expect(body(deep).hidden[0]?.reason).toEqual(invalid('body'));
  });

  test('RTE-07: has its links resolved', () => {
    const at = (data: unknown) => shownBody(paragraph(hyperlink(data, textNode('here'))));
    const linked = (href: string, opens = 'page') =>
      expect.objectContaining({
        content: [
          expect.objectContaining({
            content: [
              {
                nodeType: 'hyperlink',
                data: { link: { href, opens } },
                content: [textNode('here')],
              },
            ],
          }),
        ],
      });
    expect(at({ uri: 'node_shirts_modal' })).toEqual(linked('/de-de/hemden', 'modal'));
    expect(at({ uri: 'https://example.com/' })).toEqual(linked('https://example.com/', 'external'));
    expect(at({ target: entryLink('node-entry-shirts') })).toEqual(linked('/de-de/hemden'));
  });

  test.each([
    ['a script', { uri: 'javascript:alert(1)' }],
    ['a node that is gone', { target: entryLink('gone') }],
    ['a number', { uri: 7 }],
    ['nothing', {}],
    ['no data at all', null],
    ['words for data', 'javascript:alert(1)'],
    ['a link made up by hand', { link: { href: 'javascript:alert(1)', opens: 'page' } }],
  ])('keeps the words of a link to %s', (_, data) => {
    const { blocks, findings } = body(paragraph(hyperlink(data, textNode('here'))));
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('here'))));
    expect(findings[0]).toMatchObject({ path: 'body' });
  });

  test('carries no link that was not resolved, wherever it hides', () => {
    const link = { href: 'javascript:alert(1)', opens: 'page' };
    const found = shownBody({ ...paragraph(textNode('a')), data: { link } });
    expect(JSON.stringify(found)).not.toContain('javascript');
  });

  test('leaves out and names what editors may not use', () => {
    const { blocks, findings } = body(
      { nodeType: 'embedded-asset-block', data: {}, content: [] },
      paragraph(textNode('kept')),
    );
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('kept'))));
    expect(findings[0]?.message).toContain('embedded-asset-block');
  });

  test.each([
    ['words', 'bold'],
    ['a number', 7],
    ['an object', { type: 'bold' }],
    ['nothing', null],
    ['a list of nothing', [null]],
    ['a list of words', ['bold']],
    ['a mark without a type', [{}]],
    ['a mark of the wrong type', [{ type: 7 }]],
    ['a mark nobody knows', [{ type: 'blink' }]],
  ])('keeps words whose marks are %s', (_, marks) => {
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept'))),
    );
  });

  test('keeps the marks that are sound', () => {
    const marks = [{ type: 'bold' }, null, { type: 'italic' }];
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept', [{ type: 'bold' }, { type: 'italic' }]))),
    );
  });
});

describe('content that links itself into an explosion', () => {
  const links = (id: string, count: number) => Array.from({ length: count }, () => entryLink(id));

  test('ED-02: stops at the limit, quickly, and says so', () => {
    const page = entry('page', 'page', { title: 'P', main: links('teaser', 2_000) });
    const block = teaser({ buttons: links('button', 2_000) });
    const button = entry('button', 'button', { label: 'Buy', link: '/' });
    const begin = performance.now();
    const { hidden } = resolve(contentDocument([page, block, button], [COAT]));
    expect(performance.now() - begin).toBeLessThan(1_000);
    expect(hidden.at(-1)?.reason).toEqual({ kind: 'too large', limit: 5_000 });
  });

  test('is not followed where it could not show anyway, so that its neighbours stay', () => {
    const pages = Array.from({ length: 40 }, (_, level) =>
      entry(`p${level}`, 'page', { title: 'P', main: links(`p${level + 1}`, 2) }),
    );
    const main = [entryLink('p0'), entryLink('teaser')];
    const page = entry('page', 'page', { title: 'P', main });
    const { blocks, hidden } = resolve(contentDocument([page, ...pages, teaser({})], [COAT]));
    expect(blocks.map(({ id }) => id)).toEqual(['teaser']);
    expect(hidden.map(({ reason }) => reason)).toEqual([{ kind: 'unknown type', type: 'page' }]);
  });

  test('ED-01: its next change is found quickly though thousands of edges change nothing', () => {
    const start = (index: number) => new Date(NOON + (index + 1) * HOUR).toISOString();
    const bare = Array.from({ length: 3_000 }, (_, index) =>
      entry(`bare${index}`, 'homeTeaser', { title: 'T', startDateTime: start(index) }),
    );
    const last = teaser({ startDateTime: start(4_000) });
    const nodes = readRegion(pageDocument([...bare, last]));
    const begin = performance.now();
    expect(resolveRegion(nodes, GERMANY).validUntil).toBe(NOON + 4_001 * HOUR);
    expect(performance.now() - begin).toBeLessThan(500);
  });
});

test('CMS-01: whatever stands in whatever field, reading and judging never throws', () => {
  const typeIds = [...Object.keys(contentTypes), 'constructor', 'nothing'];
  const fieldNames = [
    ...new Set(Object.values(contentTypes).flatMap((type) => Object.keys(type.fields))),
  ];
  const id = fc.constantFrom('page', 'a', 'b', 'c', 'coat', 'gone', 'constructor', '__proto__');
  const link = fc
    .record({ linkType: fc.constantFrom('Entry', 'Asset'), id })
    .map((sys) => ({ sys: { type: 'Link', ...sys } }));
  const node: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    node: fc.record(
      {
        nodeType: fc.constantFrom('document', 'paragraph', 'hyperlink', 'text', 'hr', 'table', 'x'),
        value: fc.oneof(fc.string(), fc.jsonValue()),
        marks: fc.jsonValue(),
        data: fc.oneof(
          fc.jsonValue(),
          fc.record({ uri: fc.string() }),
          fc.record({ target: link }),
        ),
        content: fc.oneof({ maxDepth: 4 }, fc.array(tie('node'), { maxLength: 3 }), fc.jsonValue()),
      },
      { requiredKeys: ['nodeType'] },
    ),
  })).node;
  const value = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    link,
    fc.array(link, { maxLength: 4 }),
    node,
    fc.constantFrom('2026-11-20', 'DE;AT', 'node_home', 'https://example.com', true, 1_000),
  );
  const fields = fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 12 });
  const entries = fc.array(fc.tuple(id, fc.constantFrom(...typeIds), fields), { maxLength: 6 });
  fc.assert(
    fc.property(entries, fields, fc.jsonValue(), (items, assetFields, file) => {
      const odd = { sys: { id: 'a' }, fields: { ...assetFields, file } };
      const document = contentDocument(
        items.map(([...args]) => entry(...args)),
        [COAT, odd],
      );
      const nodes = Object.keys(document.entries).map((root) =>
        new EntryReader(document, SHAPE).read(root, root),
      );
      const { blocks, validUntil } = resolveRegion(nodes, GERMANY);
      // Props travel as JSON; `undefined` in them would make the page fail.
      expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
      expect(validUntil === null || validUntil > NOON).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('every block type has a place in the fuzz', () => {
  expect(Object.keys(blockTypes).every((type) => Object.hasOwn(contentTypes, type))).toBe(true);
});

import { AUSTRIA } from '@/lib/cms/visibility/visibility.fixture';
import {
  assetLink,
  COAT,
  contentDocument,
  entry,
  entryLink,
  homeTeaser,
  invalid,
  pageDocument,
  pictureAsset,
  reasonOf,
  resolveBlocks,
  TEASER_FIELDS,
  textBox,
} from './content.fixture.server';

describe('ED-02: invalid content is left out and reported', () => {
  test('a required field that is missing', () => {
    expect(reasonOf(entry('text', 'textBox', { title: 'T' }))).toEqual({
      kind: 'missing',
      fields: ['body'],
    });
    expect(reasonOf(textBox({ body: null }))?.kind).toBe('missing');
  });

  test.each([
    ['a number for words', textBox({ headline: 7 }), 'headline'],
    ['words for a document', textBox({ body: 'plain words' }), 'body'],
    ['a choice that is not offered', textBox({ tone: 'loud' }), 'tone'],
    ['a list for words', textBox({ headline: ['a'] }), 'headline'],
    ['an object for a date', textBox({ startDateTime: {} }), 'startDateTime'],
    ['a number for countries', textBox({ countries: 49 }), 'countries'],
    ['a shop that does not exist', textBox({ projects: ['hgg', 'xyz'] }), 'projects.1'],
    ['an audience that does not exist', textBox({ audience: 'admins' }), 'audience'],
    ['words for yes and no', homeTeaser({ preloadImage: 'yes' }), 'preloadImage'],
    ['a number that is too long', homeTeaser({ itemNumber: 'x'.repeat(65) }), 'itemNumber'],
  ])('a wrong type: %s', (_, block, path) => {
    expect(reasonOf(block)).toEqual(invalid(path));
  });

  test('a number in a link field', () => {
    const { blocks, findings } = resolveBlocks(pageDocument([homeTeaser({ imageLink: 7 })]));
    expect(blocks[0]?.fields['imageLink']).toBeNull();
    expect(findings[0]).toMatchObject({ id: 'teaser', path: 'imageLink' });
  });

  test('a link that claims to be resolved already', () => {
    const forged = { href: 'javascript:alert(1)', opens: 'page' };
    const block = homeTeaser({ imageLink: forged, buttons: [entryLink('button')] });
    const button = entry('button', 'button', { label: 'Buy', link: forged });
    expect(JSON.stringify(resolveBlocks(pageDocument([block], [button])).blocks)).not.toContain(
      'javascript',
    );
  });

  test('an unknown content type', () => {
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
    const { blocks, hidden } = resolveBlocks(
      pageDocument([homeTeaser({ buttons: [entryLink('text')] })], [textBox()]),
    );
    expect(blocks[0]?.fields['buttons']).toEqual([]);
    expect(hidden).toEqual([
      {
        id: 'text',
        type: 'textBox',
        path: 'page.main.0.buttons.0',
        reason: { kind: 'unknown type', type: 'textBox' },
        issues: [],
      },
    ]);
  });

  test('a link to an entry that is not published', () => {
    const document = pageDocument([homeTeaser()]);
    const page = entry('page', 'page', {
      title: 'P',
      main: [entryLink('gone'), entryLink('teaser')],
    });
    const { blocks, hidden } = resolveBlocks({
      ...document,
      entries: { ...document.entries, page },
    });
    expect(blocks).toHaveLength(1);
    expect(hidden).toEqual([
      {
        id: 'gone',
        type: '',
        path: 'page.main.0',
        reason: { kind: 'unpublished link' },
        issues: [],
      },
    ]);
  });

  test.each(['constructor', '__proto__', 'toString'])('an id like %s', (id) => {
    const absent = homeTeaser({ buttons: [entryLink(id)] });
    expect(reasonOf(absent)).toEqual({ kind: 'unpublished link' });
    const document = pageDocument([entry(id, 'homeTeaser', TEASER_FIELDS)]);
    expect(resolveBlocks(document).blocks.map((block) => block.id)).toEqual([id]);
    const image = assetLink(id);
    expect(reasonOf(entry('t', 'homeTeaser', { title: 'T', image }))?.kind).toBe('missing');
  });

  test('an entry that contains itself', () => {
    const page = entry('page', 'page', {
      title: 'P',
      main: [entryLink('page'), entryLink('teaser')],
    });
    const { blocks, hidden } = resolveBlocks(contentDocument([page, homeTeaser()], [COAT]));
    expect(blocks).toHaveLength(1);
    expect(hidden[0]?.reason).toEqual({ kind: 'cycle', through: ['page', 'page'] });
  });

  test('entries that contain each other', () => {
    const { blocks, hidden } = resolveBlocks(
      pageDocument([homeTeaser({ textBoxes: [entryLink('page')] })]),
    );
    expect(blocks).toHaveLength(1);
    expect(hidden[0]?.reason).toEqual({ kind: 'cycle', through: ['page', 'teaser', 'page'] });
  });

  test('an end that is not after its start', () => {
    const at = (start: string, end: string) =>
      reasonOf(textBox({ startDateTime: start, endDateTime: end }));
    expect(at('2026-11-21T00:00Z', '2026-11-20T00:00Z')).toEqual(invalid('endDateTime'));
    expect(at('2026-11-20T00:00Z', '2026-11-20T01:00+01:00')).toEqual(invalid('endDateTime'));
    expect(at('2026-11-20T00:00Z', '2026-11-20T00:01Z')?.kind).toBe('window');
  });

  test.each(['2026-04-31', '2026-04-30T25:00', 'tomorrow', '9'.repeat(60), '9'.repeat(5_000)])(
    'the date %.20s',
    (startDateTime) =>
      expect(reasonOf(textBox({ startDateTime }))).toEqual(invalid('startDateTime')),
  );

  test('CMS-03: an unknown country code shows the entry in no country and is reported', () => {
    expect(reasonOf(textBox({ countries: 'XX' }))).toMatchObject({
      kind: 'country',
      allowed: ['XX'],
    });
    const { blocks, findings } = resolveBlocks(
      pageDocument([textBox({ countries: 'AT;XX' })]),
      AUSTRIA,
    );
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
    const { blocks, hidden } = resolveBlocks(
      pageDocument([homeTeaser({ imageLink: link, buttons: [entryLink('button')] })], [button]),
    );
    expect(blocks[0]?.fields).toMatchObject({ imageLink: null, buttons: [] });
    expect(hidden[0]?.reason).toEqual(invalid('link', expect.stringContaining('leads nowhere')));
  });

  test('reports an optional link to nothing although the block is shown', () => {
    const { blocks, findings } = resolveBlocks(
      pageDocument([homeTeaser({ imageLink: 'node_gone' })]),
    );
    expect(blocks).toHaveLength(1);
    expect(findings[0]).toMatchObject({ id: 'teaser', path: 'imageLink' });
  });

  test('a film that is no address of the web', () => {
    expect(reasonOf(homeTeaser({ videoSource: 'javascript:alert(1)' }))).toEqual(
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
    const { blocks, hidden } = resolveBlocks({
      ...page,
      assets: { odd: pictureAsset('odd', file) },
    });
    expect(blocks).toEqual([]);
    expect(hidden[0]?.reason.kind).toBe('missing');
  });

  test.each([0, -1, 1.5, Infinity])('a picture %p pixels wide', (width) => {
    const odd = pictureAsset('odd', { details: { image: { width, height: 1 } } });
    const page = pageDocument([entry('t', 'homeTeaser', { title: 'T', image: assetLink('odd') })]);
    expect(resolveBlocks({ ...page, assets: { odd } }).hidden[0]?.reason).toEqual(
      invalid('image.width'),
    );
  });
});

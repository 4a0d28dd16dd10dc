import { AUSTRIA, GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import {
  COAT,
  contentDocument,
  entry,
  entryLink,
  homeTeaser,
  pageDocument,
  readRegion,
  resolveBlocks,
  SHAPE,
  TEASER_FIELDS,
  textBox,
} from './content.fixture.server';
import { EntryReader } from './read-entry.server';
import { resolveRegion, type BlockInstance } from './resolve-page';
import { uniqueIds } from './unique-ids';

const button = (id: string, label: string, link = 'node_shirts') =>
  entry(id, 'button', { label, link });
const line = (id: string, text: string) => entry(id, 'textElement', { text, look: 'headline' });
const ids = (blocks: readonly BlockInstance[]) => blocks.map(({ id }) => id);

describe('a page', () => {
  test('CMS-01: is a tree of entries with their parts, in the editor’s order', () => {
    const teaser = homeTeaser({
      textBoxes: ['line-2', 'line-1'].map(entryLink),
      buttons: ['buy', 'more'].map(entryLink),
    });
    const parts = [
      line('line-1', 'One'),
      line('line-2', 'Two'),
      button('buy', 'Buy'),
      button('more', 'More', 'https://example.com/'),
    ];
    const { blocks, hidden, findings } = resolveBlocks(pageDocument([textBox(), teaser], parts));
    expect([ids(blocks), hidden, findings]).toEqual([['text', 'teaser'], [], []]);
    expect(blocks[1]).toMatchObject({
      type: 'homeTeaser',
      until: null,
      fields: {
        title: 'Coats',
        image: { url: 'https://images.example/coat.jpg', width: 1200, alt: 'Title of coat' },
        imageLink: null,
        teaserHeight: 'medium',
        textBoxes: [
          { id: 'line-2', text: 'Two', look: 'headline' },
          { id: 'line-1', text: 'One', look: 'headline' },
        ],
        buttons: [
          { id: 'buy', label: 'Buy', link: { href: '/de-de/hemden', opens: 'page' } },
          { id: 'more', link: { href: 'https://example.com/', opens: 'external' } },
        ],
      },
    });
  });

  test('CMS-01: sends no visibility fields to the browser', () => {
    const { blocks } = resolveBlocks(
      pageDocument([
        textBox({
          countries: 'DE',
          projects: ['hgg'],
          endDateTime: '2030-01-01',
          audience: 'everyone',
        }),
      ]),
    );
    expect(Object.keys(blocks[0]?.fields ?? {}).sort()).toEqual([
      'alignment',
      'body',
      'headline',
      'title',
      'tone',
    ]);
    expect(blocks[0]).not.toHaveProperty('visitor');
  });

  test('CMS-01: shows an entry that is linked twice in both places', () => {
    const shared = button('shared', 'Buy');
    const twin = entry('twin', 'homeTeaser', { ...TEASER_FIELDS, buttons: [entryLink('shared')] });
    const { blocks, hidden } = resolveBlocks(
      pageDocument([homeTeaser({ buttons: [entryLink('shared')] }), twin], [shared]),
    );
    expect(hidden).toEqual([]);
    for (const block of blocks)
      expect(block.fields['buttons']).toEqual([
        expect.objectContaining({ id: expect.stringMatching(/^shared(~2)?$/), label: 'Buy' }),
      ]);
  });

  test('CMS-02: shows each country what the rules say', () => {
    const nodes = readRegion(
      pageDocument([
        textBox({ countries: 'at' }),
        homeTeaser({ countries: 'DE; CH' }),
        entry('all', 'homeTeaser', TEASER_FIELDS),
      ]),
    );
    expect(ids(resolveRegion(nodes, GERMANY).blocks)).toEqual(['teaser', 'all']);
    expect(ids(resolveRegion(nodes, AUSTRIA).blocks)).toEqual(['text', 'all']);
  });

  test('BLK-03: leaves it to the browser whether a banner was closed and who the visitor is', () => {
    const banner = entry('banner', 'bannerTeaser', {
      teaserName: 'Sale',
      active: true,
      textElements: [entryLink('line')],
      audience: 'loyaltyBlack',
      endDateTime: new Date(NOON + HOUR).toISOString(),
    });
    const { blocks } = resolveBlocks(pageDocument([banner], [line('line', 'Sale')]));
    expect(blocks[0]).toMatchObject({
      until: NOON + HOUR,
      visitor: { audience: 'loyaltyBlack', closedByCookie: 'ActionTeaser' },
    });
  });

  test('BLK-03: shows a banner only while it is switched on', () => {
    const off = (active: unknown) =>
      resolveBlocks(
        pageDocument(
          [
            entry('banner', 'bannerTeaser', {
              teaserName: 'S',
              active,
              textElements: [entryLink('line')],
            }),
          ],
          [line('line', 'Sale')],
        ),
      ).hidden[0]?.reason;
    expect(off(undefined)).toEqual({ kind: 'inactive' });
    expect(off(false)).toEqual({ kind: 'inactive' });
    expect(off(true)).toBeUndefined();
  });

  test('BLK-02: gives an auto-change text no end at which the browser would hide it', () => {
    const auto = entry('auto', 'autoChangeText', {
      text_1: 'One',
      text_2: 'Two',
      startDateTime: new Date(NOON + HOUR).toISOString(),
      endDateTime: new Date(NOON + 2 * HOUR).toISOString(),
    });
    expect(resolveBlocks(pageDocument([auto])).blocks[0]?.until).toBeNull();
  });

  test('is reported when it is missing or not a page', () => {
    const read = (id: string) =>
      new EntryReader(contentDocument([], [COAT]), SHAPE).read(id, 'page');
    expect(read('page')).toMatchObject({ kind: 'broken', reason: { kind: 'unpublished link' } });
    expect(read('__proto__')).toMatchObject({ kind: 'broken' });
  });
});

describe('ids on a page', () => {
  test('differ for repeated entries, including their parts', () => {
    const teaser = homeTeaser({ textBoxes: ['line', 'line'].map(entryLink) });
    const page = entry('page', 'page', {
      title: 'P',
      main: [teaser, teaser].map(({ sys }) => entryLink(sys.id)),
    });
    const { blocks } = resolveBlocks(contentDocument([page, teaser, line('line', 'One')], [COAT]));
    expect(ids(blocks)).toEqual(['teaser', 'teaser~2']);
    const parts = blocks.flatMap(({ fields }) => fields['textBoxes']);
    expect(parts).toMatchObject(['line', 'line~2', 'line~3', 'line~4'].map((id) => ({ id })));
  });

  test('are unique across all regions that share a generator', () => {
    const idOf = uniqueIds();
    const regions = [
      ['a', 'a'],
      ['a', 'b'],
    ].map((region) => region.map(idOf));
    expect(regions).toEqual([
      ['a', 'a~2'],
      ['a~3', 'b'],
    ]);
  });
});

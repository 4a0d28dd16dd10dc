import { GERMANY, HOUR } from '@/lib/cms/visibility/visibility.fixture';
import {
  assetLink,
  entry,
  entryLink,
  homeTeaser,
  pageDocument,
  reasonOf,
  resolveBlocks,
  textBox,
} from './content.fixture.server';

const iso = (instant: number) => new Date(instant).toISOString();

const tab = (id: string, body: readonly string[], fields: Record<string, unknown> = {}) =>
  entry(id, 'tabItem', { headline: id, key: id, body: body.map(entryLink), ...fields });
const tabs = (items: readonly string[]) =>
  entry('tabs', 'tabs', { title: 'T', items: items.map(entryLink) });

/** Ids of the entries in a field of the page's first block. */
function idsIn(field: string, resolution: ReturnType<typeof resolveBlocks>): unknown[] {
  const parts = resolution.blocks[0]?.fields[field];
  return Array.isArray(parts) ? parts.map((part) => Object(part).id) : [];
}

describe('tabs', () => {
  const over = entry('over', 'textBox', {
    ...textBox().fields,
    endDateTime: iso(GERMANY.now - HOUR),
  });

  test('PDP-17: a tab without visible blocks is left out, the others keep their order', () => {
    const items = [tab('empty', []), tab('past', ['over']), tab('good', ['over', 'text'])];
    const document = pageDocument([tabs(['empty', 'past', 'good'])], [...items, over, textBox()]);
    expect(idsIn('items', resolveBlocks(document))).toEqual(['good']);
  });

  test('CMS-09: a tabs block without tabs is left out', () => {
    expect(reasonOf(tabs([]))).toEqual({ kind: 'missing', fields: ['items'] });
    const document = pageDocument([tabs(['past'])], [tab('past', ['over']), over]);
    expect(resolveBlocks(document).hidden).toContainEqual(
      expect.objectContaining({ id: 'tabs', reason: { kind: 'missing', fields: ['items'] } }),
    );
  });

  test('the page changes when the last block inside a tab ends', () => {
    const end = GERMANY.now + HOUR;
    const ending = entry('ending', 'textBox', { ...textBox().fields, endDateTime: iso(end) });
    const document = pageDocument([tabs(['only'])], [tab('only', ['ending']), ending]);
    expect(resolveBlocks(document).validUntil).toBe(end);
    expect(resolveBlocks(document, { ...GERMANY, now: end }).blocks).toEqual([]);
  });
});

describe('product teaser with price', () => {
  const price = (id: string, countries: string, fields: Record<string, unknown> = {}) =>
    entry(id, 'priceByCountry', { countries, sourceValue: '129,95', ...fields });
  const teaser = (prices: readonly string[], fields: Record<string, unknown> = {}) =>
    entry('teaser', 'productTeaserPrice', {
      title: 'T',
      image: assetLink('coat'),
      prices: prices.map(entryLink),
      ...fields,
    });

  test('CMS-09: the teaser needs a picture and a source value', () => {
    const german = price('german', 'DE');
    expect(reasonOf(teaser(['german']), [german])).toBeUndefined();
    expect(reasonOf(teaser(['german'], { image: assetLink('withdrawn') }), [german])).toEqual({
      kind: 'missing',
      fields: ['image', 'articleNumber'],
    });
    expect(reasonOf(teaser([]))).toEqual({ kind: 'missing', fields: ['prices'] });
    const bare = entry('german', 'priceByCountry', { countries: 'DE' });
    expect(reasonOf(teaser(['german']), [bare])).toEqual({
      kind: 'missing',
      fields: ['sourceValue'],
    });
  });

  test('BLK-11: only prices for the visitor’s country are kept', () => {
    const document = pageDocument(
      [teaser(['polish', 'german', 'second'])],
      [price('polish', 'PL'), price('german', 'AT;DE'), price('second', 'DE')],
    );
    expect(idsIn('prices', resolveBlocks(document))).toEqual(['german', 'second']);
  });

  test('BLK-11: a price without countries has no currency and is left out', () => {
    const anywhere = entry('anywhere', 'priceByCountry', { sourceValue: '129,95' });
    expect(reasonOf(teaser(['anywhere']), [anywhere])).toEqual({
      kind: 'missing',
      fields: ['countries'],
    });
  });

  test.each(['12,345', '-5', '1e3', 'free', '1 299'])(
    'BLK-11: “%s” is not an amount',
    (sourceValue) => {
      expect(reasonOf(teaser(['german']), [price('german', 'DE', { sourceValue })])).toMatchObject({
        kind: 'invalid',
      });
    },
  );
});

test('BLK-05: a slide is shown according to its own dates', () => {
  const start = GERMANY.now + HOUR;
  const slide = (id: string, fields: Record<string, unknown> = {}) =>
    entry(id, 'slide', { title: 'T', image: assetLink('coat'), ...fields });
  const slider = entry('slider', 'contentSlider', {
    title: 'T',
    slides: ['now', 'later'].map(entryLink),
  });
  const document = pageDocument(
    [slider],
    [slide('now'), slide('later', { startDateTime: iso(start) })],
  );
  const before = resolveBlocks(document);
  expect(idsIn('slides', before)).toEqual(['now']);
  expect(before.validUntil).toBe(start);
  const after = resolveBlocks(document, { ...GERMANY, now: start });
  expect(idsIn('slides', after)).toEqual(['now', 'later']);
});

test('ED-10: a picture carries the focal point from its entry', () => {
  const focusOf = (imageFocus: unknown) => {
    const [block] = resolveBlocks(pageDocument([homeTeaser({ imageFocus })])).blocks;
    return Object(block?.fields['image']).focus;
  };
  expect(focusOf({ x: 20, y: 75 })).toEqual({ x: 20, y: 75 });
  const narrow = { x: 60, y: 10 };
  expect(focusOf({ x: 20, y: 75, narrow })).toEqual({ x: 20, y: 75, narrow });
  expect(focusOf(null)).toBeUndefined();
  const outside = reasonOf(homeTeaser({ imageFocus: { x: 120, y: 5 } }));
  expect(outside).toMatchObject({ kind: 'invalid', issues: [{ path: 'imageFocus.x' }] });
});

test('CMS-01, ED-02: a field shows no more parts than it declares and reports the rest', () => {
  const ids = ['b1', 'b2', 'b3', 'b4', 'b5'];
  const buttons = ids.map((id) => entry(id, 'button', { label: id, link: '/' }));
  const teaser = homeTeaser({ buttons: ids.map(entryLink) });
  const resolution = resolveBlocks(pageDocument([teaser], buttons));
  expect(idsIn('buttons', resolution)).toEqual(['b1', 'b2', 'b3']);
  expect(resolution.findings).toEqual([
    {
      id: 'teaser',
      type: 'homeTeaser',
      path: 'buttons',
      message: expect.stringContaining('first 3'),
    },
  ]);
});

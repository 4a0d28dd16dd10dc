import {
  assetLink,
  entry,
  entryLink,
  pageDocument,
  reasonOf,
  resolveBlocks,
  TEASER_FIELDS,
} from './content.fixture.server';

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

  test('a header element needs a picture and text', () => {
    const source = assetLink('coat');
    const header = (fields: Record<string, unknown>) =>
      reasonOf(entry('header', 'headerElement', fields));
    expect(header({ source, text: 'Coats' })).toBeUndefined();
    expect(header({ text: 'Coats' })).toEqual({ kind: 'missing', fields: ['source'] });
    expect(header({ source })).toEqual({ kind: 'missing', fields: ['text'] });
    expect(header({ source, text: '' })).toEqual({ kind: 'missing', fields: ['text'] });
    expect(header({ source, text: ' \n ' })).toEqual({ kind: 'missing', fields: ['text'] });
  });

  test('an unpublished picture counts as none', () => {
    const gone = entry('gone', 'homeTeaser', { title: 'T', image: assetLink('withdrawn') });
    expect(reasonOf(gone)).toEqual({ kind: 'missing', fields: ['image', 'videoSource'] });
  });

  test('a banner needs a visible line', () => {
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
    const { hidden } = resolveBlocks(pageDocument([banner(['broken'])], [broken]));
    expect(hidden).toEqual([
      expect.objectContaining({ id: 'broken', reason: { kind: 'missing', fields: ['text'] } }),
      expect.objectContaining({
        id: 'banner',
        reason: { kind: 'missing', fields: ['textElements'] },
      }),
    ]);
  });
});

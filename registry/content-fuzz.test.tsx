import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { AutoChangeText } from '@/blocks/auto-change-text/auto-change-text';
import { BannerTeaser } from '@/blocks/banner-teaser/banner-teaser';
import { HeaderElement } from '@/blocks/header-element/header-element';
import { HomeTeaser } from '@/blocks/home-teaser/home-teaser';
import { TextBox } from '@/blocks/text-box/text-box';
import {
  assetLink,
  COAT,
  contentDocument,
  entry,
  entryLink,
  paragraph,
  richText,
  SHAPE,
  TEASER_FIELDS,
  textNode,
} from '@/lib/cms/content/content.fixture.server';
import { EntryReader } from '@/lib/cms/content/read-entry.server';
import { resolveRegion, type BlockInstance } from '@/lib/cms/content/resolve-page';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { GERMANY, NOON } from '@/lib/cms/visibility/visibility.fixture';

/** Valid fields of each type; the fuzz replaces some of them. */
const SOUND: Readonly<Record<string, Record<string, unknown>>> = {
  page: { title: 'P', main: ['a', 'b'].map(entryLink) },
  textBox: { title: 'T', headline: 'H', body: richText(paragraph(textNode('Words'))) },
  homeTeaser: { ...TEASER_FIELDS, textBoxes: [entryLink('c')], buttons: [entryLink('d')] },
  headerElement: { source: assetLink('coat'), text: 'Words' },
  bannerTeaser: { teaserName: 'B', active: true, textElements: [entryLink('c')] },
  autoChangeText: {
    text_1: '1',
    text_2: '2',
    startDateTime: '2026-01-01',
    endDateTime: '2026-02-01',
  },
  textElement: { text: 'Words' },
  button: { label: 'Buy', link: '/' },
  constructor: {},
  nothing: {},
};

// Imported without the registry's chunks, which a server would have to wait for.
const COMPONENTS = { AutoChangeText, BannerTeaser, HeaderElement, HomeTeaser, TextBox };

type KnownProps = Pick<BlockInstance, 'id' | 'fields' | 'until'> & { isFirst: boolean };

function html({ id, type, fields, until }: BlockInstance): string {
  const name = `${type[0]?.toUpperCase()}${type.slice(1)}`;
  // Every component takes the fields that were checked for its own type.
  const known = COMPONENTS as unknown as Record<string, ComponentType<KnownProps>>;
  const Known = known[name];
  if (!Known) return '';
  return renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <Known id={id} fields={fields} until={until} isFirst />
    </MessagesProvider>,
  );
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'coat', 'gone', 'constructor', '__proto__');
const link = fc
  .record({ linkType: fc.constantFrom('Entry', 'Asset'), id })
  .map((sys) => ({ sys: { type: 'Link', ...sys } }));
const json = fc.jsonValue();
const marks = fc.oneof(
  json,
  fc.constantFrom([{ type: 'bold' }], [{ type: 'constructor' }], [null], 'bold'),
);
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    fc.record({ nodeType: fc.constant('text'), value: fc.string(), marks, data: json }),
    fc.record(
      {
        nodeType: fc.constantFrom('document', 'paragraph', 'hyperlink', 'list-item', 'hr', 'table'),
        data: fc.oneof(
          json,
          fc.constant(null),
          fc.record({ uri: fc.oneof(fc.string(), json) }),
          fc.record({ target: link }),
        ),
        content: fc.oneof(
          { maxDepth: 4 },
          { weight: 9, arbitrary: fc.array(tie('node'), { maxLength: 3 }) },
          { weight: 1, arbitrary: json },
        ),
      },
      { requiredKeys: ['nodeType', 'content'] },
    ),
  ),
}));
const value = fc.oneof(
  json,
  fc.string(),
  link,
  fc.array(link, { maxLength: 4 }),
  fc.array(node, { maxLength: 3 }).map((content) => richText(...content)),
  fc.constantFrom('2026-11-20', 'DE;AT', 'node_home', 'https://x.example/a.mp4', true, 1_000, null),
);
const names = [...new Set(Object.values(SOUND).flatMap(Object.keys))];
const changes = fc.dictionary(
  fc.constantFrom(...names, 'countries', 'audience', 'projects', 'tone', 'imageLink', 'subline'),
  value,
  { maxKeys: 3 },
);
const anyEntry = fc
  .tuple(id, fc.constantFrom(...Object.keys(SOUND)), changes)
  .map(([entryId, type, changed]) => entry(entryId, type, { ...SOUND[type], ...changed }));
/** Rich text has its own generator, because random values would hardly ever be valid. */
const anyText = fc
  .tuple(id, fc.array(node, { minLength: 1, maxLength: 3 }))
  .map(([entryId, content]) =>
    entry(entryId, 'textBox', { ...SOUND['textBox'], body: richText(...content) }),
  );
const file = fc.oneof(json, fc.record({ url: fc.string(), contentType: json, details: json }));

function resolved(entries: ReturnType<typeof entry>[], picture: unknown) {
  const odd = { sys: { id: 'a' }, fields: { title: picture, description: picture, file: picture } };
  const document = contentDocument(entries, [COAT, odd]);
  const nodes = Object.keys(document.entries).map((root) =>
    new EntryReader(document, SHAPE).read(root, root),
  );
  return resolveRegion(nodes, GERMANY);
}
const samples = fc.tuple(
  fc.array(fc.oneof(anyEntry, anyText), { minLength: 2, maxLength: 6 }),
  file,
);

test('CMS-01: any page is resolved and its blocks render, whatever its fields contain', () => {
  fc.assert(
    fc.property(samples, ([entries, picture]) => {
      const { blocks, validUntil } = resolved(entries, picture);
      // Props are sent as JSON, in which `undefined` would make the page fail.
      expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
      expect(validUntil === null || validUntil > NOON).toBe(true);
      for (const markup of blocks.map(html)) {
        expect(markup).not.toMatch(/<script|href="(javascript|data):/i);
        expect(markup).not.toContain('[object Object]');
      }
    }),
    { numRuns: 300 },
  );
});

test('the fuzz covers every component, rich text with links, and hidden entries', () => {
  const found = fc.sample(samples, { numRuns: 200, seed: 1 }).map((sample) => resolved(...sample));
  const blocks = found.flatMap((resolution) => resolution.blocks);
  const markup = blocks.map(html).join('');
  for (const type of Object.keys(COMPONENTS))
    expect(blocks.map((block) => block.type.toLowerCase())).toContain(type.toLowerCase());
  expect(markup).toMatch(/<(p|ul|li|a|hr|img|picture|video)\b/);
  expect(found.flatMap(({ hidden }) => hidden).length).toBeGreaterThan(100);
  expect(found.flatMap(({ findings }) => findings).length).toBeGreaterThan(3);
});

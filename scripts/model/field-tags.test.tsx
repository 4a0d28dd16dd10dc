/** @jest-environment node */
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { renderToString } from 'react-dom/server';
import type { Field } from '@/cms-schema/field';
import { blockTypes, contentTypes } from '@/cms-schema/model';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import type { BlockType } from '@/lib/cms/content/block';
import { FieldTagContext, type TagField } from '@/lib/cms/content/field-tags';
import { NestedBlocksProvider, type NestedBlock } from '@/lib/cms/content/nested-blocks';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { PageContextProvider } from '@/lib/shop/page-context/page-context-provider';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { blockFixtures } from '@/registry/block-fixtures';
import { BlockList } from '@/registry/block-list';

/** Fields with invisible texts: alternative texts for pictures, or notes for editors. */
const UNSEEN = new Set(['accessibleName', 'alt', 'contentAlt', 'title', 'teaserName', 'image']);

/** Fields with texts that are shown only after an event, by field, or by type and field. */
const LATER = new Set([
  'emptyHeadline',
  'emptyLabel',
  'emptyText',
  'errorHeadline',
  'errorText',
  'successText',
  'successTextOf12806',
  'welcomePage.label',
]);

/** Blocks without a text of their own, or not at first. */
const EMPTY_AT_FIRST = new Set<string>([
  'basketLink',
  'combinationDetail',
  'lastSeenSlider',
  'newsletterFlyout',
  'productDetail',
  'productList',
  'productTabs',
  'searchResults',
  'spacer',
  'voucherDetail',
]);

const tag: TagField = (id, field) => ({ 'data-contentful-field-id': `${id}/${field}` });

const nested = (blocks: readonly NestedBlock[]) => (
  // Fixtures contain only declared block types.
  <BlockList blocks={blocks as readonly BlockInstance[]} region="nested" now={null} />
);

/** Fields that a click opens in the CMS's preview of a block, as `entry id/field id`. */
function taggedFields(block: BlockInstance): Set<string> {
  const html = renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <PageContextProvider currency="EUR">
          <MediaProvider baseUrl="https://pictures.example">
            <FieldTagContext value={tag}>
              <NestedBlocksProvider render={nested}>
                <BlockList blocks={[block]} region="main" now={null} />
              </NestedBlocksProvider>
            </FieldTagContext>
          </MediaProvider>
        </PageContextProvider>
      </RouteContextProvider>
    </MessagesProvider>,
  );
  return new Set(
    [...html.matchAll(/data-contentful-field-id="([^"]+)"/g)].map(([, at]) => at ?? ''),
  );
}

const showsWords = ({ shape, type, localized }: Field) =>
  shape === 'richText' || (shape === 'value' && localized && type !== 'Array');

/** Fields of one type with text that visitors read. */
function wordsOf(typeId: string, id: string, fields: Record<string, unknown>): string[] {
  return Object.entries(contentTypes[typeId]?.fields ?? {})
    .filter(([name, declared]) => showsWords(declared) && fields[name] && !UNSEEN.has(name))
    .filter(([name]) => !LATER.has(name) && !LATER.has(`${typeId}.${name}`))
    .map(([name]) => `${id}/${name}`);
}

beforeAll(() => Loadable.preloadAll());

const types: BlockType[] = Object.values(blockTypes).map(({ id }) => id);

test.each(types.filter((type) => !EMPTY_AT_FIRST.has(type)))(
  'ED-11: a click on the text of %s opens its field',
  (type) => {
    const { id, fields } = blockFixtures[type].default;
    const tagged = taggedFields({ id, type, fields, until: null });
    expect([...tagged]).toEqual(expect.arrayContaining(wordsOf(type, id, fields)));
  },
);

test.each(types)('ED-11: all tags of %s refer to declared fields', (type) => {
  const { id, fields } = blockFixtures[type].maximal;
  const declared = new Set(Object.keys(blockTypes[type].fields));
  const own = [...taggedFields({ id, type, fields, until: null })]
    .map((at) => at.split('/'))
    .filter(([entryId]) => entryId === id);
  expect(own.filter(([, name = '']) => !declared.has(name))).toEqual([]);
  expect(taggedFields({ id, type, fields, until: null }).size > 0).toBe(!EMPTY_AT_FIRST.has(type));
});

test('ED-11: a click on the text of a part opens that part', () => {
  const { id, fields } = blockFixtures.accordion.default;
  const tagged = taggedFields({ id, type: 'accordion', fields, until: null });
  for (const item of fields.items)
    expect([...tagged]).toEqual(expect.arrayContaining([`${item.id}/headline`, `${item.id}/text`]));
});

test('ED-11: public pages contain no tags', () => {
  const { id, fields } = blockFixtures.textBox.default;
  const html = renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <BlockList blocks={[{ id, type: 'textBox', fields, until: null }]} region="main" now={null} />
    </MessagesProvider>,
  );
  expect(html).not.toContain('data-contentful');
});

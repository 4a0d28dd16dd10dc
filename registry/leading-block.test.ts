import type { BlockDefinition } from '@/lib/cms/content/block-definition';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { blocks } from './blocks';
import { leadingBlock } from './leading-block';

const block = (type: BlockInstance['type'], fields: BlockInstance['fields'] = {}) => ({
  id: type,
  type,
  fields,
  until: null,
});

test('the page’s heading comes from the first block that has one', () => {
  expect(leadingBlock([block('spacer'), block('homeTeaser'), block('basket')])).toBe('homeTeaser');
  expect(leadingBlock([block('spacer'), block('tabs')])).toBeNull();
});

test('a text block has the page’s heading only if it has a headline', () => {
  expect(leadingBlock([block('textBox', { headline: null }), block('basket')])).toBe('basket');
  expect(leadingBlock([block('textBox', { headline: 'Hemden' }), block('basket')])).toBe('textBox');
});

test('the compiler rejects a definition under another block’s name, and a heading that is not a field', () => {
  // @ts-expect-error -- a text's component cannot show a product's detail
  const swapped: BlockDefinition<'productDetail'> = blocks.textBox;
  // @ts-expect-error -- a spacer has no headline
  const noField: BlockDefinition<'spacer'> = { ...blocks.spacer, leading: 'headline' };
  expect([swapped, noField]).toHaveLength(2);
});

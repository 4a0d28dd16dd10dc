import fc from 'fast-check';
import { linkSchema, pictureSchema, richTextSchema } from './shapes';

const accepts = (value: unknown) => richTextSchema.safeParse(value).success;
const text = (value: unknown) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: unknown, ...content: unknown[]) => ({ nodeType, data: {}, content });

/** A document with a text nested at the given depth. */
const nested = (levels: number) => {
  let inner: unknown = text('deep');
  for (let level = 1; level < levels; level++) inner = node('blockquote', inner);
  return node('document', inner);
};

describe('rich text', () => {
  test('is a document of nodes and texts', () => {
    expect(accepts(node('document'))).toBe(true);
    expect(accepts(node('document', node('paragraph', text('Words'))))).toBe(true);
  });

  test('can be up to 20 levels deep', () => {
    expect(accepts(nested(20))).toBe(true);
    expect(accepts(nested(21))).toBe(false);
    expect(accepts(nested(5_000))).toBe(false);
  });

  test.each([
    ['nothing', null],
    ['words', '<p>Words</p>'],
    ['a list', [node('document')]],
    ['a paragraph', node('paragraph')],
    ['a text', text('Words')],
    ['a node without a type', node('document', { content: [] })],
    ['a node with a type that is no word', node('document', node(7))],
    ['a node without content', node('document', { nodeType: 'paragraph' })],
    ['content that is no list', { nodeType: 'document', content: { length: 1 } }],
    ['a text that is no text', node('document', node('paragraph', text(7)))],
    ['a hole in a list', node('document', null)],
  ])('is not %s', (_, value) => expect(accepts(value)).toBe(false));

  test('any JSON is accepted or rejected without an exception', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof accepts(value) === 'boolean'));
    expect(accepts({})).toBe(false);
  });
});

test('a picture has an address and a size in whole pixels', () => {
  const picture = { url: 'https://x/y', width: 2, height: 1, contentType: 'image/png', alt: '' };
  const isPicture = (parts: object) => pictureSchema.safeParse({ ...picture, ...parts }).success;
  expect(isPicture({})).toBe(true);
  for (const wrong of [{ url: '' }, { width: 0 }, { height: -1 }, { width: 1.5 }, { alt: null }])
    expect(isPicture(wrong)).toBe(false);
});

test('a link opens in one of the supported ways', () => {
  const isLink = (value: unknown) => linkSchema.safeParse(value).success;
  expect(isLink({ href: '/', opens: 'modal' })).toBe(true);
  for (const wrong of [
    { href: '', opens: 'page' },
    { href: '/', opens: 'popup' },
    { href: '/' },
    '/',
  ])
    expect(isLink(wrong)).toBe(false);
});

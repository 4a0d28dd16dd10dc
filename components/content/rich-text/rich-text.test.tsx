import { render, screen } from '@testing-library/react';
import type { RichTextContent } from '@/lib/cms/content/block';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { hasContent, RichText } from './rich-text';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
});
// Contentful's enum of node types has these very strings.
const document = (...content: unknown[]) => node('document', content) as unknown as RichTextContent;

test('renders nested marks and line breaks', () => {
  render(
    <RichText document={document(node('paragraph', [text('erste\nzweite', 'bold', 'italic')]))} />,
  );
  const texts = screen.getByText(/erste/);
  expect(texts.closest('strong, em')).not.toBeNull();
  expect(texts.querySelectorAll('br')).toHaveLength(1);
});

test('renders markup in the text as text', () => {
  render(<RichText document={document(node('paragraph', [text('<script>alert(1)</script>')]))} />);
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

test('renders a hyperlink with the address that the server resolved', () => {
  const data = { uri: 'node_x', link: { href: '/de-de/x', opens: 'page' } };
  render(
    <RichText document={document(node('paragraph', [node('hyperlink', [text('hier')], data)]))} />,
  );
  expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', '/de-de/x');
});

test.each([
  ['unresolved', { uri: 'https://example.com' }],
  ['unsafe', { link: { href: 'javascript:alert(1)', opens: 'external' } }],
  ['malformed', { link: { href: 7, opens: 'page' } }],
  ['of an unknown kind', { link: { href: '/x', opens: 'window' } }],
])('renders a hyperlink that is %s as text', (_, data) => {
  render(
    <RichText document={document(node('paragraph', [node('hyperlink', [text('hier')], data)]))} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('hier')).toBeVisible();
});

test('keeps the text of an unknown node or mark', () => {
  const unknown = node('table-of-tomorrow', [node('paragraph', [text('Zelle', 'blink')])]);
  render(<RichText document={document(unknown, node('constructor', [text('Rest')]))} />);
  expect(screen.getByText('Zelle')).toBeVisible();
  expect(screen.getByText(/Rest/)).toBeVisible();
});

const cell = (value: string, nodeType = 'table-cell', data = {}) =>
  node(nodeType, [node('paragraph', [text(value)])], data);

test('renders a table with header cells and spans, which scrolls by itself', () => {
  const table = node('table', [
    node('table-row', [cell('Größe', 'table-header-cell'), cell('Brust', 'table-header-cell')]),
    node('table-row', [cell('keine', 'table-cell', { colspan: 2 })]),
  ]);
  render(<RichText document={document(table)} />);
  expect(screen.getByRole('columnheader', { name: 'Brust' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'keine' })).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('region', { name: 'Größe, Brust' })).toHaveAttribute('tabindex', '0');
});

test('renders an empty header cell as a cell, because it names nothing', () => {
  const row = node('table-row', [cell('', 'table-header-cell'), cell('48', 'table-header-cell')]);
  render(<RichText document={document(node('table', [row]))} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('renders no heading above the second level', () => {
  render(<RichText document={document(node('heading-1', [text('Groß')]))} />);
  expect(screen.getByRole('heading', { name: 'Groß', level: 2 })).toBeVisible();
});

const picture = {
  url: '//images.example/coat.jpg',
  width: 1200,
  height: 800,
  contentType: 'image/jpeg',
  alt: 'Ein Mantel',
};
const embeddedPicture = node('embedded-asset-block', [], { picture });
const embeddedBlock = node('embedded-entry-block', [], { block: { id: 'b', type: 'spacer' } });

test('renders an embedded picture with its caption and reserved space', () => {
  render(<RichText document={document(embeddedPicture)} />);
  const image = screen.getByRole('img', { name: 'Ein Mantel' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '800');
});

test('renders an embedded block like one of the page, between its paragraphs', () => {
  const paragraph = (value: string) => node('paragraph', [text(value)]);
  render(
    <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>Block {id}</p>)}>
      <RichText document={document(paragraph('davor'), embeddedBlock, paragraph('danach'))} />
    </NestedBlocksProvider>,
  );
  const shown = screen.getAllByText(/./).map(({ textContent }) => textContent);
  expect(shown).toEqual(['davor', 'Block b', 'danach']);
});

test.each(['embedded-asset-block', 'embedded-entry-block', 'embedded-entry-inline'])(
  'renders nothing for an %s that the server has not resolved',
  (nodeType) => {
    const target = { sys: { type: 'Link', linkType: 'Entry', id: 'x' } };
    const { container } = render(<RichText document={document(node(nodeType, [], { target }))} />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('img')).toBeNull();
  },
);

test('an empty document has no content, a single picture or block is content', () => {
  expect(hasContent(document(node('paragraph', [text('  ')])))).toBe(false);
  expect(hasContent(document(node('paragraph', [text(' a ')])))).toBe(true);
  expect(hasContent(document(embeddedPicture))).toBe(true);
  expect(hasContent(document(embeddedBlock))).toBe(true);
});

import { render, screen } from '@testing-library/react';
import type { RichText as RichTextDocument } from '@/lib/content/block';
import { hasWords, RichText } from './rich-text';

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
// Contentful's enum of node types stands for these very strings.
const document = (...content: unknown[]) =>
  node('document', content) as unknown as RichTextDocument;

test('marks nest and line breaks are kept', () => {
  render(
    <RichText document={document(node('paragraph', [text('erste\nzweite', 'bold', 'italic')]))} />,
  );
  const words = screen.getByText(/erste/);
  expect(words.closest('strong, em')).not.toBeNull();
  expect(words.querySelectorAll('br')).toHaveLength(1);
});

test('markup in the words shows as text', () => {
  render(<RichText document={document(node('paragraph', [text('<script>alert(1)</script>')]))} />);
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

test('a hyperlink leads where the server resolved it', () => {
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
])('a hyperlink that is %s stays text', (_, data) => {
  render(
    <RichText document={document(node('paragraph', [node('hyperlink', [text('hier')], data)]))} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('hier')).toBeVisible();
});

test('a node or mark of an unknown type keeps its words', () => {
  const unknown = node('table', [node('paragraph', [text('Zelle', 'blink')])]);
  render(<RichText document={document(unknown, node('constructor', [text('Rest')]))} />);
  expect(screen.getByText('Zelle')).toBeVisible();
  expect(screen.getByText(/Rest/)).toBeVisible();
});

test('there is no heading above the second level', () => {
  render(<RichText document={document(node('heading-1', [text('Groß')]))} />);
  expect(screen.getByRole('heading', { name: 'Groß', level: 2 })).toBeVisible();
});

test("an editor's empty document has no words", () => {
  expect(hasWords(document(node('paragraph', [text('  ')])))).toBe(false);
  expect(hasWords(document(node('paragraph', [text(' a ')])))).toBe(true);
});

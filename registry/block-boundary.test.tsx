import { render, screen } from '@testing-library/react';
import { BlockBoundary } from './block-boundary';

function Block({ words }: { words: string }) {
  if (words === '') throw new Error('nothing to say');
  return <p>{words}</p>;
}
const page = (content: { words: string }) => (
  <>
    <BlockBoundary blockId="b" blockType="textBox" content={content}>
      <Block words={content.words} />
    </BlockBoundary>
    <p>Der Rest der Seite</p>
  </>
);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a block that fails leaves a gap, and is shown again with valid content', () => {
  const broken = { words: '' };
  const { rerender } = render(page(broken));
  expect(screen.getByText('Der Rest der Seite')).toBeVisible();
  rerender(page(broken));
  expect(screen.queryByText('Wieder da')).toBeNull();
  rerender(page({ words: 'Wieder da' }));
  expect(screen.getByText('Wieder da')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { TeaserBox } from './teaser-box';
import { teaserBoxFixtures } from './teaser-box.fixture';

/** Stub of the registry: renders a nested block's id. */
const show = (props: BlockProps<'teaserBox'>) =>
  render(
    <VisitorProvider>
      <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>{id}</p>)}>
        <TeaserBox {...props} />
      </NestedBlocksProvider>
    </VisitorProvider>,
  );

const { default: plain } = teaserBoxFixtures;

test('BLK-13: the box contains its elements in order and has a width in articles', () => {
  const { container } = show(plain);
  expect(screen.getAllByText(/first|second/).map(({ textContent }) => textContent)).toEqual([
    'first',
    'second',
  ]);
  expect(container.firstChild).toHaveAttribute('data-size', '2');
});

test('BLK-13: a box whose elements are all hidden for this visitor is omitted', () => {
  const elements = plain.fields.elements.map((each) => ({
    ...each,
    visitor: { audience: 'loggedIn' },
  }));
  const { container } = show({ ...plain, fields: { ...plain.fields, elements } });
  expect(container).toBeEmptyDOMElement();
});

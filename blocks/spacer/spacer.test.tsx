import { render } from '@testing-library/react';
import { Spacer } from './spacer';
import { spacerFixtures } from './spacer.fixture';

test.each(['small', 'medium', 'large'] as const)(
  'BLK-10: a spacer has the size %s and is ignored by screen readers',
  (size) => {
    const { container } = render(<Spacer {...spacerFixtures.default} fields={{ size }} />);
    const [root] = container.children;
    expect(root).toHaveAttribute('data-size', size);
    expect(root).toHaveAttribute('aria-hidden', 'true');
    expect(root).toBeEmptyDOMElement();
  },
);

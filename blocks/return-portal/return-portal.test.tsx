import { render, screen } from '@testing-library/react';
import { ReturnPortal } from './return-portal';
import { returnPortalFixtures } from './return-portal.fixture';

const { default: plain, minimal } = returnPortalFixtures;

test('the headline names the section', () => {
  render(<ReturnPortal {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<ReturnPortal {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

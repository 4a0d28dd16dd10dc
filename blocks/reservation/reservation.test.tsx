import { render, screen } from '@testing-library/react';
import { Reservation } from './reservation';
import { reservationFixtures } from './reservation.fixture';

const { default: plain, minimal } = reservationFixtures;

test('the headline names the section', () => {
  render(<Reservation {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<Reservation {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

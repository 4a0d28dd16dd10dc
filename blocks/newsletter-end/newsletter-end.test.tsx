import { render, screen } from '@testing-library/react';
import { NewsletterEnd } from './newsletter-end';
import { newsletterEndFixtures } from './newsletter-end.fixture';

const { default: plain, minimal } = newsletterEndFixtures;

test('the headline names the section', () => {
  render(<NewsletterEnd {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no nameless landmark', () => {
  render(<NewsletterEnd {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

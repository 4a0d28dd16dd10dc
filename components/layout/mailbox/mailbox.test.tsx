import { render, screen, within } from '@testing-library/react';
import type { Mailbox, MailboxEmail } from '@/lib/messaging/mail/mailbox';
import { MailboxPage } from './mailbox';

const EMAIL: MailboxEmail = {
  id: 'b1',
  receivedAt: '2026-11-23T10:57:58.123Z',
  from: 'shop@example.com',
  to: ['buyer@example.com'],
  subject: 'Ihre Bestellung',
  messageId: '<1@example.com>',
  text: 'Grüße',
  html: '<script>parent.document.title = "harmed"</script><p>Grüße</p>',
  attachments: ['Rechnung.pdf'],
};
const OTHER = { ...EMAIL, id: 'a2', subject: '', to: ['other@example.com'] };
const MAILBOX: Mailbox = { entries: [EMAIL, OTHER], email: EMAIL, to: 'buyer@example.com' };

test('each email is a link that keeps the chosen recipient', () => {
  render(<MailboxPage mailbox={MAILBOX} />);
  const [first, second] = within(screen.getByRole('list')).getAllByRole('link');
  expect(first).toHaveAttribute('href', '/dev/mailbox?to=buyer%40example.com&id=b1#email');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(second).toHaveTextContent('(no subject)other@example.com2026-11-23 10:57:58 UTC');
  expect(second).not.toHaveAttribute('aria-current');
  expect(screen.getByLabelText('Recipient')).toHaveValue('buyer@example.com');
});

test('HTML of an email runs no scripts and has no origin; its links open in a new tab', () => {
  render(<MailboxPage mailbox={MAILBOX} />);
  const frame = screen.getByTitle('Email as HTML');
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
  expect(frame.getAttribute('srcdoc')).toBe(`<base target="_blank">${EMAIL.html}`);
  expect(document.querySelector('script')).toBeNull();
});

test('an email is shown with envelope, text and attachments', () => {
  render(<MailboxPage mailbox={MAILBOX} />);
  const email = screen.getByRole('article', { name: 'Ihre Bestellung' });
  for (const text of ['shop@example.com', '<1@example.com>', 'Grüße', 'Rechnung.pdf'])
    expect(email).toHaveTextContent(text);
});

test('an email without HTML has no frame, one without text no text', () => {
  const { rerender } = render(
    <MailboxPage mailbox={{ ...MAILBOX, email: { ...EMAIL, html: null } }} />,
  );
  expect(screen.queryByTitle('Email as HTML')).toBeNull();
  rerender(<MailboxPage mailbox={{ ...MAILBOX, email: { ...EMAIL, text: null } }} />);
  expect(screen.queryByText('Plain text')).toBeNull();
});

test('an empty or unreadable mailbox is reported', () => {
  const { rerender } = render(<MailboxPage mailbox={{ entries: [], email: null, to: '' }} />);
  expect(screen.getByText('No emails yet.')).toBeInTheDocument();
  rerender(<MailboxPage mailbox={null} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The mail service does not answer.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { AppointmentFrame } from './appointment-frame';
import { appointmentFrameFixtures } from './appointment-frame.fixture';

test('BLK-14, CST-03: the booking page is a frame 800 pixels high that loads only after consent', async () => {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <AppointmentFrame {...appointmentFrameFixtures.default} />
    </MessagesProvider>,
  );
  expect(screen.queryByTitle('Termin in der Schneiderei')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const frame = screen.getByTitle('Termin in der Schneiderei');
  expect(frame).toHaveAttribute('height', '800');
  expect(frame).toHaveAttribute('src', 'https://termine.example.com/haus');
});

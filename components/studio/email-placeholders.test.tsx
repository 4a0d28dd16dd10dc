import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { studioMessages } from '@/lib/studio/studio/messages';
import { EmailPlaceholders } from './email-placeholders';

const messages = studioMessages('en');

function Subject({ kind }: { kind: string }) {
  const [text, setText] = useState('Ihr Paket');
  return (
    <>
      <input
        id="field-subject"
        aria-label="Subject"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <EmailPlaceholders
        field={{ id: 'subject', label: 'Subject' }}
        kind={kind}
        text={text}
        messages={messages}
        onChange={setText}
      />
    </>
  );
}

test('a placeholder is inserted where the cursor is', async () => {
  render(<Subject kind="order-shipped" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  input.setSelectionRange(4, 4);
  await userEvent.click(screen.getByRole('button', { name: '{carrier}' }));
  expect(input).toHaveValue('Ihr {carrier}Paket');
});

test('only the placeholders of this kind of email are offered', () => {
  render(<Subject kind="contact-confirm" />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['{shop}']);
});

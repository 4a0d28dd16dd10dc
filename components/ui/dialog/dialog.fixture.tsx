import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Dialog } from './dialog';

export function Shop({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MessagesProvider messages={messagesFor('de')}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Größe wählen
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          onClose?.();
          setIsOpen(false);
        }}
        title="Größen"
      >
        <p>5XL</p>
      </Dialog>
    </MessagesProvider>
  );
}

/** @returns the button, which had the focus */
export async function open() {
  const opener = screen.getByRole('button', { name: 'Größe wählen' });
  opener.focus();
  fireEvent.click(opener);
  await act(async () => {});
  return opener;
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Größen' });

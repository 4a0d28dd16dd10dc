import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { studioMessages } from '@/lib/studio/studio/messages';
import { FocusControl } from './focus-control';

const picture = {
  id: 'hero',
  kind: 'Asset' as const,
  type: 'asset',
  title: 'Hero',
  thumbnail: 'http://127.0.0.1/hero.webp?w=160',
  state: 'published' as const,
  updatedAt: '2026-11-20T12:00:00Z',
};
const field = {
  id: 'imageFocus',
  label: 'Focus',
  help: null,
  required: false,
  localized: false,
  input: { kind: 'focus' as const, picture: 'image' },
};

/** Value of the field as it is after the last change. */
let value: unknown;

function Field({ initial }: { initial: unknown }) {
  const [shown, setShown] = useState(initial);
  return (
    <FocusControl
      field={field}
      controlId="focus"
      language="de"
      value={shown}
      messages={studioMessages('en')}
      linked={{ hero: picture }}
      countries={[]}
      links={[]}
      onKnown={() => undefined}
      siblings={{ image: { de: { sys: { type: 'Link', linkType: 'Asset', id: 'hero' } } } }}
      onChange={(next) => {
        value = next;
        setShown(next);
      }}
    />
  );
}

const slide = (label: string, to: number) =>
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value: to } });

test('ED-10: phones get a focal point of their own, and lose it again', async () => {
  render(<Field initial={{ x: 20, y: 75 }} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Screens' }), 'phones');
  slide('From left to right', 60);
  expect(value).toEqual({ x: 20, y: 75, narrow: { x: 60, y: 75 } });
  await userEvent.click(screen.getByRole('button', { name: 'As on all screens' }));
  expect(value).toEqual({ x: 20, y: 75 });
});

test('ED-10: another point for all screens keeps that of phones', () => {
  render(<Field initial={{ x: 20, y: 75, narrow: { x: 60, y: 10 } }} />);
  slide('From top to bottom', 30);
  expect(value).toEqual({ x: 20, y: 30, narrow: { x: 60, y: 10 } });
});

test('ED-10: phones have no point of their own where the block decides', () => {
  render(<Field initial={null} />);
  expect(screen.getByRole('option', { name: 'phones' })).toBeDisabled();
});

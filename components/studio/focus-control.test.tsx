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
  input: { kind: 'focus' as const, picture: 'image', type: 'homeTeaser' },
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

const format = (name: string) => screen.getByRole('radio', { name });

test('ED-10: each format gets a focal point of its own, and loses it again', async () => {
  render(<Field initial={{ x: 20, y: 75 }} />);
  await userEvent.click(format('Phones 1:1'));
  slide('From left to right', 60);
  await userEvent.click(format('Tablets 16:9'));
  slide('From top to bottom', 10);
  const tablets = { x: 20, y: 10 };
  expect(value).toEqual({ x: 20, y: 75, medium: tablets, narrow: { x: 60, y: 75 } });
  await userEvent.click(format('Phones 1:1 own focal point'));
  await userEvent.click(screen.getByRole('button', { name: 'As on computers' }));
  expect(value).toEqual({ x: 20, y: 75, medium: tablets });
});

test('ED-10: the point of computers moves without those of other formats', () => {
  render(<Field initial={{ x: 20, y: 75, narrow: { x: 60, y: 10 } }} />);
  slide('From left to right', 30);
  expect(value).toEqual({ x: 30, y: 75, narrow: { x: 60, y: 10 } });
});

test('ED-10: the block decides for every format until the first point is set', () => {
  render(<Field initial={null} />);
  expect(format('Computers 12:5')).toBeChecked();
  expect(format('Phones 1:1')).toBeDisabled();
});

test('ED-10: each format is shown cropped around its point', () => {
  const { container } = render(<Field initial={{ x: 20, y: 75, narrow: { x: 60, y: 10 } }} />);
  const crops = [...container.querySelectorAll('label img')].map((image) =>
    image instanceof HTMLElement ? image.style.objectPosition : '',
  );
  expect(crops).toEqual(['20% 75%', '20% 75%', '60% 10%']);
});

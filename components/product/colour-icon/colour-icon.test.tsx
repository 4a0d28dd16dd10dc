import { fireEvent, render, screen } from '@testing-library/react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { ColourIcon } from './colour-icon';

const icon = (articleNumber = '20310000-100') => (
  <MediaProvider baseUrl="https://pictures.example">
    <ColourIcon articleNumber={articleNumber} alt="Blau" size={45} />
  </MediaProvider>
);

const image = () => screen.getByRole('img', { name: 'Blau' });

test('IMG-01, IMG-02: a colour icon has an address below c, in 20, 45 and 90 pixels', () => {
  render(icon());
  const offered = image().closest('picture')?.querySelector('source')?.getAttribute('srcset');
  const names = offered?.match(/c_\d+\.webp/g) ?? [];
  expect(names).toEqual(['c_20.webp', 'c_45.webp', 'c_90.webp']);
  expect(offered).not.toContain('darkmode');
  expect(image()).toHaveAttribute('src', 'https://pictures.example/p/20310000-100/c_45.jpg');
});

test('its space is reserved', () => {
  render(icon());
  expect(image()).toHaveAttribute('width', '45');
  expect(image()).toHaveAttribute('height', '45');
});

test('IMG-04: an icon that cannot be loaded is reported until another one replaces it', () => {
  const { rerender } = render(icon());
  expect(screen.queryByText('Icon not found!')).toBeNull();
  fireEvent.error(image());
  expect(screen.getByText('Icon not found!')).toBeInTheDocument();
  expect(screen.getByTitle('Icon not found!')).toHaveAttribute('lang', 'en');
  rerender(icon('20310000-380'));
  expect(screen.queryByText('Icon not found!')).toBeNull();
});

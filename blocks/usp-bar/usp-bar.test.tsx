import { render, screen } from '@testing-library/react';
import { UspBar } from './usp-bar';
import { uspBarFixtures } from './usp-bar.fixture';

const { default: plain, minimal } = uspBarFixtures;

test('BLK-10: the selling points are a list in the editor’s order', () => {
  render(<UspBar {...minimal} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Versandkostenfrei',
    'Rückgabe kostenlos',
    'Abholung im Haus',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('BLK-10: a selling point has the editor’s link; icons are decorative', () => {
  render(<UspBar {...plain} />);
  expect(screen.getByRole('link', { name: 'Beratung am Telefon' })).toHaveAttribute(
    'href',
    'tel:+49891234',
  );
  expect(screen.queryByRole('img')).toBeNull();
});

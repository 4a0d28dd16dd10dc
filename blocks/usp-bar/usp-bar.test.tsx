import { render, screen } from '@testing-library/react';
import { UspBar } from './usp-bar';
import { uspBarFixtures } from './usp-bar.fixture';

const { default: plain, minimal } = uspBarFixtures;

test('BLK-10: the reasons are a list, in the editor’s order', () => {
  render(<UspBar {...minimal} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Versandkostenfrei',
    'Rückgabe kostenlos',
    'Abholung im Haus',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('BLK-10: a reason leads on where its editor gave a link; icons stay decoration', () => {
  render(<UspBar {...plain} />);
  expect(screen.getByRole('link', { name: 'Beratung am Telefon' })).toHaveAttribute(
    'href',
    'tel:+49891234',
  );
  expect(screen.queryByRole('img')).toBeNull();
});

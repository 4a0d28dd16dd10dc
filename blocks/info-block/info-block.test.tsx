import { render, screen, within } from '@testing-library/react';
import { InfoBlock } from './info-block';
import { infoBlockFixtures } from './info-block.fixture';

const { default: plain, minimal, maximal } = infoBlockFixtures;

test('BLK-10: headline, text, picture and buttons stand in a section of that name', () => {
  render(<InfoBlock {...plain} />);
  const section = within(screen.getByRole('region', { name: 'Die Schneiderei im Haus' }));
  expect(section.getByText('Änderungen sind meist am selben Tag fertig.')).toBeVisible();
  expect(section.getByRole('img', { name: 'Blick in die Schneiderei' })).toBeVisible();
  expect(section.getByRole('link', { name: 'Termin vereinbaren' })).toHaveAttribute(
    'href',
    '/de-de/termin',
  );
});

test('BLK-10: the picture is read out by the block’s own description and stands on its side', () => {
  render(<InfoBlock {...maximal} />);
  expect(screen.getByRole('img', { name: 'Eine Schneiderin am Fenster' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('data-position', 'end');
});

test('a text alone is no nameless landmark', () => {
  render(<InfoBlock {...minimal} />);
  expect(screen.getByText(/^Änderungen/)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

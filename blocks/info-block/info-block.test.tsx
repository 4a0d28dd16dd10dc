import { render, screen, within } from '@testing-library/react';
import { InfoBlock } from './info-block';
import { infoBlockFixtures } from './info-block.fixture';

const { default: plain, minimal, maximal } = infoBlockFixtures;

test('BLK-10: headline, text, picture and buttons are in a labelled section', () => {
  render(<InfoBlock {...plain} />);
  const section = within(screen.getByRole('region', { name: 'Die Schneiderei im Haus' }));
  expect(section.getByText('Änderungen sind meist am selben Tag fertig.')).toBeVisible();
  expect(section.getByRole('img', { name: 'Blick in die Schneiderei' })).toBeVisible();
  expect(section.getByRole('link', { name: 'Termin vereinbaren' })).toHaveAttribute(
    'href',
    '/de-de/termin',
  );
});

test('BLK-10: the block’s own alt text and side apply to the picture', () => {
  render(<InfoBlock {...maximal} />);
  expect(screen.getByRole('img', { name: 'Eine Schneiderin am Fenster' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('data-position', 'end');
});

test('a text alone is not an unlabelled landmark', () => {
  render(<InfoBlock {...minimal} />);
  expect(screen.getByText(/^Änderungen/)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

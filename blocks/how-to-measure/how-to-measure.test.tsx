import { render, screen, within } from '@testing-library/react';
import { HowToMeasure } from './how-to-measure';
import { howToMeasureFixtures } from './how-to-measure.fixture';

const { default: plain, minimal } = howToMeasureFixtures;

test('BLK-14: the steps are a list in the editor’s order, below the block’s heading', () => {
  render(<HowToMeasure {...plain} />);
  const section = within(screen.getByRole('region', { name: 'So messen Sie' }));
  const steps = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^Brust/),
    expect.stringMatching(/^Bauch/),
    expect.stringMatching(/^Ärmel/),
  ]);
  expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(section.getByRole('img', { name: 'Ein Maßband auf einem Hemd' })).toBeVisible();
  expect(section.getByRole('link', { name: 'Zu den Maßtabellen' })).toBeVisible();
});

test('one step without a picture is sufficient', () => {
  render(<HowToMeasure {...minimal} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('img')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';
import { accordionFixtures } from './accordion.fixture';

const { default: plain, minimal, maximal } = accordionFixtures;
const groups = () => screen.getAllByRole('group');

test('BLK-10: each headline expands its text, which is collapsed at first', () => {
  render(<Accordion {...plain} />);
  expect(screen.getByRole('region', { name: 'Häufige Fragen' })).toBeVisible();
  const [delivery, returns] = groups();
  expect(delivery).toHaveTextContent('Wie lange dauert die Lieferung?Zwei bis drei Werktage.');
  expect(delivery).not.toHaveAttribute('open');
  expect(returns).toHaveTextContent('Nichts, dreißig Tage lang.');
});

test('BLK-10: texts share a name, so that one is open at a time, only if the editor chooses this', () => {
  const { unmount } = render(<Accordion {...plain} />);
  expect(groups().filter((each) => each.hasAttribute('name'))).toEqual([]);
  unmount();
  render(<Accordion {...maximal} />);
  const names = new Set(groups().map((each) => each.getAttribute('name')));
  expect([...names]).toEqual(['accordion-maximal-item']);
});

test('headlines are one level below the block’s own, or at its level if it has none', () => {
  const { unmount } = render(<Accordion {...plain} />);
  expect(screen.getByRole('heading', { name: 'Häufige Fragen', level: 2 })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  unmount();
  render(<Accordion {...minimal} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByRole('region')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { engineClient } from '@/packages/algolia-local/testing/engine-client';
import { FixtureList, INDEX } from './list.fixture';
import { clientFor, expectArticles, link, openFilter } from './open-list.fixture';

/** Records what a list reports. */
function notebook() {
  const notes: unknown[][] = [];
  const note =
    (name: string) =>
    (...details: unknown[]) => {
      notes.push([name, ...details]);
    };
  const tracking: ListTracking = {
    viewed: note('viewed'),
    followed: note('followed'),
    filtersViewed: note('filtersViewed'),
    filterChosen: note('filterChosen'),
    filterToggled: note('filterToggled'),
    categoryChosen: note('categoryChosen'),
  };
  return { tracking, taken: () => notes.splice(0) };
}

async function openReportedList() {
  const { client } = clientFor(engineClient);
  const { tracking, taken } = notebook();
  const user = userEvent.setup();
  render(<FixtureList searchClient={client} indexName={INDEX} tracking={tracking} />);
  await screen.findByRole('button', { name: 'Farbe' });
  return { user, taken };
}

const colour = 'colorVariants.filterColor';

test('TRK-02, TRK-03: an opened filter reports itself and its values once', async () => {
  const { user, taken } = await openReportedList();
  await openFilter(user, 'Farbe');
  const shown = ['black', 'blue', 'white'].map((value) => ({ attribute: colour, value }));
  expect(taken()).toEqual([
    ['filterToggled', colour, true],
    ['filtersViewed', shown],
  ]);
  await user.keyboard('{Escape}');
  expect(taken()).toEqual([['filterToggled', colour, false]]);
});

test('TRK-03: choosing a value is reported, and so is removing it by its chip', async () => {
  const { user, taken } = await openReportedList();
  const colours = await openFilter(user, 'Farbe');
  taken();
  await user.click(colours.getByRole('checkbox', { name: /^Schwarz/ }));
  const value = { attribute: colour, value: 'black' };
  expect(taken()).toEqual([['filterChosen', { ...value, isSelected: true }]]);
  await expectArticles(5);
  await user.click(link('Filter entfernen: Schwarz'));
  expect(taken()).toContainEqual(['filterChosen', { ...value, isSelected: false }]);
});

test('TRK-03: switches, prices and categories are reported by their attribute in the index', async () => {
  const { user, taken } = await openReportedList();
  await user.click(screen.getByRole('switch', { name: /^Neu/ }));
  expect(taken()).toEqual([
    ['filterChosen', { attribute: 'isNew', value: 'true', isSelected: true }],
  ]);
  await expectArticles(1);
  const categories = await openFilter(user, 'Kategorie');
  taken();
  await user.click(categories.getByRole('checkbox', { name: /^Hemden/ }));
  const value = 'Bekleidung > Hemden';
  expect(taken()).toEqual([
    ['filterChosen', { attribute: 'categoryTitles.lvl1', value, isSelected: true }],
    ['categoryChosen', value],
  ]);
});

import type { Currency } from '@/lib/shop/project/currencies';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { chosenFilters, keyOfChosen, type ChosenFilter, type ListChoice } from './list-choice';
import type { ListFilter } from './list-filter';

/**
 * As many values as fit on a screen, because an opened list of a thousand brands does not show all.
 */
const VALUES_IN_VIEW = 40;

function valueOf(chosen: ChosenFilter): string {
  if (chosen.kind === 'value') return chosen.value;
  if (chosen.kind === 'switch') return 'true';
  return `${chosen.bounds.min ?? ''}:${chosen.bounds.max ?? ''}`;
}

/** Reports the selected and removed values of a change. */
export function reportChange(
  tracking: ListTracking,
  [before, after]: readonly [ListChoice, ListChoice],
  currency: Currency,
): void {
  const [past, present] = [chosenFilters(before, currency), chosenFilters(after, currency)];
  const missingIn = (others: readonly ChosenFilter[]) => {
    const keys = new Set(others.map(keyOfChosen));
    return (chosen: ChosenFilter) => !keys.has(keyOfChosen(chosen));
  };
  const report = (chosen: ChosenFilter, isSelected: boolean) =>
    tracking.filterChosen({ attribute: chosen.path, value: valueOf(chosen), isSelected });
  for (const chosen of past.filter(missingIn(present))) report(chosen, false);
  for (const chosen of present.filter(missingIn(past))) {
    report(chosen, true);
    const isCategory = chosen.attribute === 'categories' || chosen.attribute === 'categoryTitles';
    if (isCategory) tracking.categoryChosen(valueOf(chosen));
  }
}

export function reportView(tracking: ListTracking, filter: ListFilter): void {
  if (filter.kind === 'price') return;
  const { path: attribute, values } = filter;
  tracking.filtersViewed(
    values()
      .slice(0, VALUES_IN_VIEW)
      .map(({ value }) => ({ attribute, value })),
  );
}

import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { AccordionSizeTables } from './accordion-size-tables';
import { accordionSizeTablesFixtures } from './accordion-size-tables.fixture';

const show = (props: BlockProps<'accordionSizeTables'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <AccordionSizeTables {...props} />
    </MessagesProvider>,
  );

const { default: plain, minimal } = accordionSizeTablesFixtures;

test('BLK-10: each headline expands its table, with the unit above and the note below', () => {
  show(plain);
  const [shirts, jeans] = screen.getAllByRole('group');
  expect(shirts).not.toHaveAttribute('open');
  expect(shirts).toHaveTextContent(/^HemdenAngaben in Zentimetern.*nicht am Hemd\.$/);
  expect(jeans).toHaveTextContent('Angaben in Zoll');
});

test('BLK-10: a table is labelled by its headline, and its rows by their sizes', () => {
  show(plain);
  screen.getAllByRole('group').forEach((each) => each.setAttribute('open', ''));
  const table = within(screen.getByRole('region', { name: 'Hemden' }));
  expect(table.getByRole('rowheader', { name: '5XL' })).toBeVisible();
});

test('tables of sizes without a unit name none', () => {
  show(minimal);
  expect(screen.queryByText(/^Angaben/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Hemden', level: 2 })).toBeVisible();
});

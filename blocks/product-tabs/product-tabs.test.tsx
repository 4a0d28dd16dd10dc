import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { showColour } from '@/lib/catalog/article/shown-colour';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { VisitorProvider } from '@/lib/cms/visibility/visitor-context';
import { ProductTabs } from './product-tabs';
import { productTabsFixtures } from './product-tabs.fixture';

const { default: plain, maximal, minimal, unavailable } = productTabsFixtures;

const page = (props: BlockProps<'productTabs'>) => (
  <MessagesProvider messages={messagesFor('de')}>
    <VisitorProvider>
      <ProductTabs {...props} />
    </VisitorProvider>
  </MessagesProvider>
);
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('PDP-03, PDP-17: shows details, care, shipping and safety; the first is open', () => {
  render(page(plain));
  expect(names()).toEqual(['Details', 'Pflege', 'Versand', 'Produktsicherheit']);
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('100 % Leinen');
});

test('PDP-17: ratings are the third tab if there are reviews', async () => {
  render(page(maximal));
  expect(names()[2]).toBe('Bewertungen');
  await open('Bewertungen');
  const panel = within(screen.getByRole('tabpanel', { name: 'Bewertungen' }));
  expect(panel.getByText('4,38')).toBeVisible();
  expect(panel.getByRole('meter', { name: 'Passt genau' })).toHaveAttribute('value', '71');
  expect(panel.getByText('Sitzt gut, bügelt sich leicht.')).toBeVisible();
  expect(panel.getAllByText(/^Gekauft in Größe/).map(({ textContent }) => textContent)).toEqual([
    'Gekauft in Größe 3XL',
  ]);
  expect(panel.getByRole('img', { name: '3 von 5 Sternen' })).toBeVisible();
});

test('PDP-17: omits tabs without content, and itself without any tab', () => {
  const { unmount } = render(page(minimal));
  expect(names()).toEqual(['Details']);
  unmount();
  render(page(unavailable));
  expect(screen.queryByRole('tab')).toBeNull();
});

test('PDP-21: shows the care codes of the selected colour with their symbols', async () => {
  render(page(plain));
  await open('Pflege');
  const care = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(care()).toEqual([
    expect.stringContaining('Pflegeleicht 40 °C'),
    expect.stringContaining('Nicht in den Trockner'),
  ]);
  act(() => showColour('20310000', '20310000-100'));
  expect(care()).toEqual([expect.stringContaining('Normalwaschgang 60 °C')]);
});

const SAFETY = {
  manufacturer: 'Harbour Lane GmbH',
  address: 'Musterweg 4, 20095 Hamburg',
  email: 'produktsicherheit@harbour-lane.example',
};

test('the safety tab contains the responsible company and its address', async () => {
  render(page(plain));
  await open('Produktsicherheit');
  expect(screen.getByRole('link', { name: /^produktsicherheit@/ })).toHaveAttribute(
    'href',
    'mailto:produktsicherheit@harbour-lane.example',
  );
});

test('the safety tab also contains the manufacturer, if that is another company', async () => {
  const producer = { name: 'Mill Ltd.', address: '1 Road, Dhaka', email: 'mill@example.org' };
  const loaded = plain.loaded && { ...plain.loaded, gpsr: { ...SAFETY, producer } };
  render(page({ ...plain, loaded }));
  await open('Produktsicherheit');
  expect(screen.getByText('Hersteller:')).toBeVisible();
  expect(screen.getByText('1 Road, Dhaka', { exact: false })).toBeVisible();
  expect(screen.getByText('Musterweg 4, 20095 Hamburg', { exact: false })).toBeVisible();
});

test('the safety tab contains warnings, and a contact page instead of an email address', async () => {
  const { email: _, ...contact } = SAFETY;
  const gpsr = {
    ...contact,
    contactPage: 'https://maker.example/kontakt',
    warning: 'Nicht am Feuer.',
  };
  render(page({ ...plain, loaded: plain.loaded && { ...plain.loaded, gpsr } }));
  await open('Produktsicherheit');
  expect(screen.getByRole('link', { name: 'maker.example/kontakt' })).toHaveAttribute(
    'href',
    'https://maker.example/kontakt',
  );
  expect(screen.getByText('Warnhinweise:').nextSibling).toHaveTextContent('Nicht am Feuer.');
});

test('without JavaScript all tabs are visible one below the other', () => {
  document.body.innerHTML = renderToString(page(plain));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Details', 'Pflege', 'Versand', 'Produktsicherheit']);
  expect(screen.getByText('Musterweg 4, 20095 Hamburg', { exact: false })).toBeVisible();
});

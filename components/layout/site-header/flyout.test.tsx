import { render, screen, within } from '@testing-library/react';
import type { NodeConfiguration } from '@/lib/cms/layout/site-frame';
import { navigationEntry } from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { Flyout } from './flyout';

const picture = (name: string) => ({
  url: `https://images.example/${name}.jpg`,
  width: 1200,
  height: 800,
  contentType: 'image/jpeg',
  alt: `Ein Bild von ${name}`,
});
const page = (href: string) => ({ href, opens: 'page' as const });

function show(configuration: NodeConfiguration = {}, showsPictures = true) {
  const entry = navigationEntry('hemden', 'Hemden', {
    configuration,
    children: [
      navigationEntry('freizeit', 'Freizeithemden', {
        children: [
          navigationEntry('leinen', 'Leinen', {
            configuration: { displayHighlightMenuItem: true },
          }),
        ],
      }),
      navigationEntry('alt', 'Archiv', { configuration: { isPremiumSale: true } }),
    ],
  });
  return render(
    <MessagesProvider messages={messagesFor('de')}>
      <Flyout entry={entry} showsPictures={showsPictures} />
    </MessagesProvider>,
  );
}
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('NAV-07: lists the whole category first, then the second level with its entries', () => {
  show();
  expect(links()).toEqual(['Alles in Hemden', 'Freizeithemden', 'Leinen', 'Archiv']);
});

test('NAV-07: uses the editor’s title, page name, brands and hidden “all”', () => {
  const allBrands = { text: null, style: 'bold' as const, link: page('/de-de/marken') };
  const { unmount } = show({
    layerTwoName: 'Alles fürs Hemd',
    pageName: 'Herrenhemden',
    allBrands,
  });
  expect(screen.getByText('Alles fürs Hemd')).toBeInTheDocument();
  expect(links().slice(0, 2)).toEqual(['Alles in Herrenhemden', 'Alle Marken']);
  expect(screen.getByRole('link', { name: 'Alle Marken' }).parentElement).toHaveAttribute(
    'data-style',
    'bold',
  );
  unmount();
  show({ hideAdditionAll: true, allBrands: { ...allBrands, text: 'Unsere Häuser' } });
  expect(links()[0]).toBe('Unsere Häuser');
});

test('NAV-07, NAV-09: marks premium sale, highlights and names known to style sheets', () => {
  show({ styleAllNavigationTitles: 'sale', displayDescription: 'Aus Leinen und Flanell' });
  expect(screen.getByRole('link', { name: 'Leinen' })).toHaveAttribute('data-look', 'highlight');
  expect(screen.getByRole('link', { name: 'Archiv' })).toHaveAttribute('data-look', 'premiumSale');
  expect(screen.getByText('Aus Leinen und Flanell')).toBeInTheDocument();
});

test('NAV-10: pictures fill the columns chosen by the editor, and the caption names the link', () => {
  const group = (id: string, occupiedColumns: number, count: number) => ({
    id,
    title: `Gruppe ${id}`,
    link: page(`/de-de/${id}`),
    occupiedColumns,
    imagesList: Array.from({ length: count }, (_, index) => picture(`${id}${index}`)),
  });
  show({ flyoutTeaser: [group('a', 1, 1), group('b', 2, 4), group('c', 3, 2), group('d', 4, 1)] });
  const spans = ['a', 'b', 'c', 'd'].map((id) => {
    const link = screen.getByRole('link', { name: `Gruppe ${id}` });
    const count = within(link).getAllByRole('presentation').length;
    return [link.closest('li')?.style.gridColumn, count];
  });
  expect(spans).toEqual([
    ['span 6', 1],
    ['span 4', 4],
    ['span 3', 2],
    ['span 2', 1],
  ]);
});

test('NAV-08: the node’s own picture is used otherwise, with the editor’s link', () => {
  show({ navigationImage: picture('hemd'), navigationImageLink: page('/de-de/neu') });
  expect(screen.getByRole('link', { name: 'Ein Bild von hemd' })).toHaveAttribute(
    'href',
    '/de-de/neu',
  );
});

test('requests no picture before the flyout has been opened', () => {
  show({ navigationImage: picture('hemd') }, false);
  expect(screen.queryByRole('img')).toBeNull();
});

test('NAV-11: lists additional entries under their titles', () => {
  const item = (id: string, title: string | null) => ({
    id,
    layerTwoNameTitle: title,
    navitem: `Eintrag ${id}`,
    navitemlink: page(`/de-de/${id}`),
  });
  show({
    additionalnavigationitems: [item('a', 'Beratung'), item('b', null), item('c', 'Beratung')],
  });
  const group = screen.getByText('Beratung').parentElement;
  if (!group) throw new Error('the title stands alone');
  expect(
    within(group)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Eintrag a', 'Eintrag c']);
  expect(screen.getByRole('link', { name: 'Eintrag b' })).toBeInTheDocument();
});

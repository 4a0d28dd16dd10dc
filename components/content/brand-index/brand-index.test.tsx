import { render, screen, within } from '@testing-library/react';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { ProjectId } from '@/lib/shop/project/projects';
import { BrandIndex } from './brand-index';

const brand = (name: string) => ({
  id: name,
  name,
  link: { href: `/de-de/marken/${name}`, opens: 'page' as const },
});

function show(
  names: string[],
  project: ProjectId = 'hgg',
  sideImages: PagePosition['sideImages'] = [],
) {
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <BrandIndex
        project={project}
        language="de"
        place={{ brands: names.map(brand), sideImages }}
      />
    </MessagesProvider>,
  );
}
const letters = () => within(screen.getByRole('navigation', { name: 'Marken nach Buchstaben' }));

test('NAV-12: a letter links to its group, one without brands is no link', () => {
  show(['Nordhaff', 'Bruckmoos', '3 Ellen']);
  const group = screen.getByRole('region', { name: 'N' });
  const letter = letters().getByRole('link', { name: 'N' });
  expect(letter.getAttribute('href')).toBe(`#${within(group).getByRole('heading').id}`);
  expect(letters().queryByRole('link', { name: 'X' })).toBeNull();
  expect(letters().getByText('X')).toBeInTheDocument();
  expect(letters().getAllByRole('listitem').at(-1)).toHaveTextContent('0-9');
});

test('NAV-12: brands link to their nodes, in the groups of the project', () => {
  show(['Veldmann', 'Ahornhof', 'Castelvanti'], 'hrm');
  const group = within(screen.getByRole('region', { name: 'A-C' }));
  expect(group.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ahornhof',
    'Castelvanti',
  ]);
  expect(group.getByRole('link', { name: 'Ahornhof' })).toHaveAttribute(
    'href',
    '/de-de/marken/Ahornhof',
  );
});

test('NAV-12: shows pictures beside the index if there are any', () => {
  const image = {
    url: 'https://images.example/a.jpg',
    width: 9,
    height: 6,
    contentType: 'image/jpeg',
    alt: 'A',
  };
  const link = { href: '/de-de/neu', opens: 'page' as const };
  show(['A'], 'eck', [{ id: 'i', title: 'Neu', link, occupiedColumns: 1, imagesList: [image] }]);
  expect(screen.getByRole('link', { name: 'Neu' })).toHaveAttribute('href', '/de-de/neu');
});

test('NAV-12: shows only the letters if there are no brands', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
  expect(letters().queryByRole('link')).toBeNull();
});

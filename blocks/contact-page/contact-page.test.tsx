import { render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { NestedBlocksProvider } from '@/lib/cms/content/nested-blocks';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ContactPage } from './contact-page';
import { contactPageFixtures } from './contact-page.fixture';

const show = (props: BlockProps<'contactPage'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <NestedBlocksProvider render={(blocks) => blocks.map(({ id }) => <p key={id}>{id}</p>)}>
        <ContactPage {...props} />
      </NestedBlocksProvider>
    </MessagesProvider>,
  );

const { default: plain, minimal, maximal } = contactPageFixtures;

test('CON-01: shows headline, service boxes, form and questions in this order', () => {
  show(maximal);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('So erreichen Sie uns');
  const [boxes] = screen.getAllByRole('list');
  const form = screen.getByText('form');
  const questions = screen.getByRole('region', { name: 'Was andere fragen' });
  const follows = (first: Element | undefined, second: Element) =>
    Boolean((first?.compareDocumentPosition(second) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect([follows(boxes, form), follows(form, questions)]).toEqual([true, true]);
  expect(within(questions).getAllByRole('group')).toHaveLength(20);
});

test('CON-01: a service box with a labelled link leads to its page', () => {
  show(plain);
  const hrefs = screen
    .getAllByRole('link', { name: 'Paket verfolgen' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/de-de/paket', '/de-de/paket']);
});

test('CON-02: a hotline shows title, number and hours; without its own link it has a telephone link', () => {
  show(plain);
  const number = screen.getByRole('link', { name: '+49 89 99998 120' });
  expect(number).toHaveAttribute('href', 'tel:+498999998120');
  const hotline = number.closest('li');
  expect(hotline).toHaveTextContent('Bestellung');
  expect(hotline).toHaveTextContent('Montag bis Samstag, 9 bis 19 Uhr');
});

test('CON-02: a hotline’s own link has precedence', () => {
  show(maximal);
  const [number] = screen.getAllByRole('link', { name: '+49 89 99998 120' });
  expect(number).toHaveAttribute('href', '/de-de/hotline');
});

test('a headline is sufficient', () => {
  show(minimal);
  expect(screen.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

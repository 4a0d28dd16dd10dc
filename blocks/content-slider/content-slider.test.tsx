import { fireEvent, render, screen, within } from '@testing-library/react';
import type { BlockProps } from '@/lib/cms/content/block';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ContentSlider } from './content-slider';
import { contentSliderFixtures } from './content-slider.fixture';

const show = (props: BlockProps<'contentSlider'>) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <ContentSlider {...props} />
    </MessagesProvider>,
  );

const { default: plain, maximal } = contentSliderFixtures;
const slider = () => screen.getByRole('region', { name: 'Neu im Haus' });
test('BLK-05: slides are groups of a carousel, labelled by their position, with text and links', () => {
  show(plain);
  expect(slider()).toHaveAttribute('aria-roledescription', 'Karussell');
  const first = screen.getByRole('group', { name: '1 von 5' });
  expect(first).toHaveAttribute('aria-roledescription', 'Bild');
  expect(within(first).getByRole('heading', { name: 'Mäntel', level: 3 })).toBeVisible();
  expect(
    within(first).getByRole('link', { name: 'Mäntel an einer Kleiderstange' }),
  ).toHaveAttribute('href', '/de-de/maentel');
});

test('BLK-05: a slide has its own alt text, new tab, submit button and further buttons', () => {
  show(maximal);
  const slide = within(screen.getByRole('group', { name: '2 von 12' }));
  const picture = slide.getByRole('link', { name: /^Bild 2 ?, öffnet einen neuen Tab$/ });
  expect(picture).toHaveAttribute('target', '_blank');
  const buttons = slide.getAllByRole('link').map(({ textContent }) => textContent);
  expect(buttons.slice(-3)).toEqual(['Ansehen', 'Pflege', 'Größen']);
});

test('BLK-05: a picture can be enlarged, and links to itself without JavaScript', async () => {
  show(maximal);
  const zoom = screen.getByRole('link', { name: 'Bild vergrößern: Bild 1' });
  expect(zoom).toHaveAttribute('href', expect.stringContaining('kleiderstange.jpg?w=1778'));
  fireEvent.click(zoom);
  const dialog = await screen.findByRole('dialog', { name: 'Bild 1' });
  expect(within(dialog).getByRole('img', { name: 'Bild 1' })).toBeVisible();
});

test('BLK-06: shows as many slides side by side as the editor chooses, but not more than there are', () => {
  show(plain);
  expect(slider()).toHaveAttribute('data-wide', '3');
  show(contentSliderFixtures.minimal);
  expect(screen.getByRole('region', { name: 'Bilder zum Blättern' })).toHaveAttribute(
    'data-narrow',
    '1',
  );
});

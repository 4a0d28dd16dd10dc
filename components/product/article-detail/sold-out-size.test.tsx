import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { closeModal, useOpenModal } from '@/lib/browser/modals/modals';
import type { ProjectId } from '@/lib/shop/project/projects';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SoldOutSize } from './sold-out-size';

const ARTICLE = {
  productId: '20310000',
  itemNumber: '20310000-312',
  sku: '20310000-312-4XL',
  title: 'Leinenhemd',
  colour: 'Blau',
  label: '4XL',
};

const show = (project: ProjectId) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project, locale: 'de-de' }}>
        <SoldOutSize {...ARTICLE} otherColours={[]} similar={[]} onClose={() => undefined} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const button = () => screen.queryByRole('button', { name: 'In der Filiale reservieren' });

test('PDP-20: a sold-out size can be reserved in a store that has it', async () => {
  show('hgg');
  const modal = renderHook(() => useOpenModal()).result;
  const reserve = button();
  if (!reserve) throw new Error('nothing is offered');
  await userEvent.click(reserve);
  expect(modal.current).toEqual({
    name: 'reservation',
    parameters: {
      title: 'Leinenhemd',
      colour: 'Blau',
      label: '4XL',
      quantity: 1,
      itemNumber: ARTICLE.itemNumber,
      sku: ARTICLE.sku,
    },
  });
  act(closeModal);
});

test('GEN-05: eck offers no click and reserve', () => {
  show('eck');
  expect(button()).toBeNull();
});

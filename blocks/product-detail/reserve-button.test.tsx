import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailOf } from '@/lib/catalog/article/article-detail.fixture';
import { closeModal, useOpenModal } from '@/lib/browser/modals/modals';
import { showDetail } from './show-detail.fixture';

const button = () => screen.getByRole('button', { name: 'In der Filiale reservieren' });

beforeEach(() => {
  history.replaceState(null, '', '/de-de/p/leinenhemd-mit-kentkragen/20310000');
  document.cookie = 'visitor=; Max-Age=0';
});
afterEach(() => act(closeModal));

test('RSV-02: without a size nothing opens, and the sizes show a warning', async () => {
  showDetail(detailOf());
  const modal = renderHook(() => useOpenModal()).result;
  await userEvent.click(button());
  expect(modal.current).toBeNull();
  expect(screen.getByText('Bitte wählen Sie Ihre Größe.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '3XL' })).toHaveFocus();
});

test('RSV-02, PDP-02: with a size the choice of a store opens', async () => {
  showDetail(detailOf());
  const modal = renderHook(() => useOpenModal()).result;
  await userEvent.click(screen.getByRole('radio', { name: '3XL' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge' }), '2');
  await userEvent.click(button());
  expect(modal.current).toMatchObject({
    name: 'reservation',
    parameters: {
      itemNumber: '20310000-312',
      sku: '20310000-312-3XL',
      label: '3XL',
      quantity: 2,
    },
  });
});

test('PDP-02: without JavaScript size and quantity are sent to the reservation page', () => {
  showDetail(detailOf());
  expect(button()).toHaveAttribute('formaction', '/de-de/checkout/cart');
  expect(button()).toHaveAttribute('formmethod', 'get');
  expect(new FormData(button().closest('form') ?? undefined, button()).get('type')).toBe(
    'reservation',
  );
});

test('PDP-20: a sold-out size in the address links to the stores', () => {
  history.replaceState(null, '', '?colorVariant=20310000-100&size=5XL&sizeType=standard');
  showDetail(detailOf());
  expect(screen.getByRole('link', { name: 'In der Filiale reservieren' })).toHaveAttribute(
    'href',
    '/de-de/checkout/cart?type=reservation&sku=20310000-100-5XL',
  );
});

test('GEN-05: eck has no click and reserve', () => {
  showDetail(detailOf(), 'eck');
  expect(screen.queryByRole('button', { name: 'In der Filiale reservieren' })).toBeNull();
});

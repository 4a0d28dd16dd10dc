import { fireEvent, render, screen } from '@testing-library/react';
import { useOpenModal } from '@/lib/browser/modals/modals';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { LoginLink } from './login-link';

const OpenModal = () => <output aria-label="modal">{useOpenModal()?.name}</output>;

test('the login opens over the page, and with a modifier key in a tab of its own', () => {
  render(
    <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
      <LoginLink label="Anmelden" />
      <OpenModal />
    </RouteContextProvider>,
  );
  const link = screen.getByRole('link', { name: 'Anmelden' });
  const modal = screen.getByRole('status', { name: 'modal' });
  // jsdom cannot follow links.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(modal).toBeEmptyDOMElement();
  fireEvent.click(link);
  expect(modal).toHaveTextContent('login');
});

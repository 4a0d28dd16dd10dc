import { fireEvent, render, screen } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { ShippingInfoTexts } from './shipping-info';

const text = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

const response = (status: number, body: unknown) =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });

/** @param locale different for each test, because responses are cached for the visit */
const show = (locale: string) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <ShippingInfoTexts locale={locale} />
    </MessagesProvider>,
  );

const content = {
  headline: 'Versand und Rückgabe',
  accordions: [{ id: 'delivery', headline: 'Lieferung', text: text('Zwei bis vier Werktage') }],
};

test('LNK-05: shows the project’s headline and collapsed texts', async () => {
  const fetched = jest.fn(() => response(200, content));
  Object.assign(globalThis, { fetch: fetched });
  show('de-at');
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen');
  expect(await screen.findByRole('heading', { name: 'Versand und Rückgabe' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lieferung' })).toBeVisible();
  expect(screen.getByText('Zwei bis vier Werktage')).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith(
    '/api/shipping-info?locale=de-at',
    expect.objectContaining({ method: 'GET' }),
  );
});

test('LNK-05: shows texts without a headline, or a sentence without texts', async () => {
  Object.assign(globalThis, { fetch: () => response(200, { headline: null, accordions: [] }) });
  show('de-ch');
  expect(await screen.findByText(/noch keine Angaben/)).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('reports a failed load, which can be retried', async () => {
  Object.assign(globalThis, { fetch: () => response(503, {}) });
  show('de-de');
  expect(await screen.findByRole('alert')).toHaveTextContent('nicht geladen');
  Object.assign(globalThis, { fetch: () => response(200, content) });
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Lieferung' })).toBeVisible();
});

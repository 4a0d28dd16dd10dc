import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { detailOf } from '@/lib/catalog/article/article-detail.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import { RouteContextProvider } from '@/lib/shop/routes/route-context-provider';
import { SizeHelp } from './size-help';

/** An advisor whose button appears late, or never. */
function Advisor({ afterMs }: { afterMs: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isShown && <button type="button">Größe finden</button>;
}

const show = (advisor?: React.ReactNode) =>
  render(
    <MessagesProvider messages={messagesFor('de')}>
      <RouteContextProvider value={{ project: 'hgg', locale: 'de-de' }}>
        <SizeHelp article={detailOf()} advisor={advisor} />
      </RouteContextProvider>
    </MessagesProvider>,
  );

const chart = () => screen.queryByRole('button', { name: 'Größentabelle' });
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

describe('PDP-18: the size chart replaces the advisor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('five seconds later if the advisor’s button has not appeared', async () => {
    show(<Advisor afterMs={60_000} />);
    await pass(4_999);
    expect(chart()).toBeNull();
    await pass(1);
    expect(chart()).toBeVisible();
  });

  test('but not if the button has appeared', async () => {
    show(<Advisor afterMs={3_000} />);
    await pass(3_000);
    await pass(10_000);
    expect(screen.getByRole('button', { name: 'Größe finden' })).toBeVisible();
    expect(chart()).toBeNull();
  });

  test('at once in a shop without an advisor', () => {
    show();
    expect(chart()).toBeVisible();
  });
});

test('PDP-24: the size chart has centimetres and inches, by shop and kind of size', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Größentabelle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Größentabelle' }));
  expect(document.querySelector('#hgg-tops')).toBeInTheDocument();
  const row = () => within(dialog.getByRole('row', { name: /^3XL/ })).getAllByRole('cell');
  expect(row().map(({ textContent }) => textContent)).toEqual(['129–141', '119–133']);
  fireEvent.click(dialog.getByRole('radio', { name: 'Zoll' }));
  expect(row().map(({ textContent }) => textContent)).toEqual(['51–55,5', '47–52,5']);
});

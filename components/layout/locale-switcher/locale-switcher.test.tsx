import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ProjectId } from '@/lib/shop/project/projects';
import { LocaleSwitcher } from './locale-switcher';

const onClose = jest.fn();
const addresses = {
  paths: { de: '/hemden', en: '/shirts', cs: '/kosile' },
  territories: null,
} as const;

const show = (language: Language = 'de', project: ProjectId = 'hgg') =>
  render(
    <MessagesProvider messages={messagesFor(language)}>
      <LocaleSwitcher
        project={project}
        territory="DE"
        addresses={addresses}
        wanted={null}
        onClose={onClose}
      />
    </MessagesProvider>,
  );

beforeEach(() => onClose.mockClear());

const country = (name = 'Lieferland') => screen.getByRole('combobox', { name });

test('CTX-06: lists the delivery countries by their names in the visitor’s language', () => {
  show('cs', 'eck');
  const names = within(country('Země doručení')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Německo', 'Rakousko', 'Švýcarsko',
  ]); // oxfmt-ignore
  expect(country('Země doručení')).toHaveDisplayValue('Německo');
});

test('CTX-06: lists six languages by their own names, with the page’s own selected', () => {
  show();
  const languages = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(languages).toEqual(['de', 'en', 'cs', 'pl', 'nl', 'fr']);
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect(screen.getByText('Čeština')).toHaveAttribute('lang', 'cs');
});

test('closes if nothing else is chosen', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('CTX-04: the button is disabled and busy while the change takes effect, and the choice is kept', async () => {
  // jsdom loads no documents and logs it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  fireEvent.change(country(), { target: { value: 'AT' } });
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  });
  expect(screen.getByRole('button', { name: 'Übernehmen', busy: true })).toBeDisabled();
  expect(document.cookie).toContain('selvedge_locale=en-at');
  expect(onClose).not.toHaveBeenCalled();
});

test('CTX-04: a page restored by the browser is no longer busy', () => {
  show();
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('CTX-03: a visitor with a session', () => {
  const sent = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  /** jsdom lacks Node's `Response.json`. */
  const response = (removed: unknown) =>
    ({ ok: true, status: 200, json: async () => ({ locale: 'en-de', removed }) }) as Response;
  const apply = async () => {
    // jsdom loads no documents and logs it.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    });
  };

  beforeEach(() => {
    sent.mockReset();
    globalThis.fetch = sent;
    document.cookie = 'visitor=1';
  });
  afterEach(() => {
    document.cookie = 'visitor=; Max-Age=0';
  });

  const requests = () => sent.mock.calls.map(([path]) => path);
  const SWITCH = '/api/context/locale';
  const UNSOLD_PATH = '/api/context/unsold?locale=de-de';

  test('the visitor is informed beforehand what would leave basket and reservation, and may stay', async () => {
    const unsold = [{ sku: 'a', name: 'Wollmantel' }];
    // jsdom lacks Node's `Response.json`.
    sent.mockResolvedValue({ ok: true, status: 200, json: async () => ({ unsold }) } as Response);
    await apply();
    expect(within(screen.getByRole('alert')).getByRole('listitem')).toHaveTextContent('Wollmantel');
    expect(requests()).toEqual([UNSOLD_PATH]);
    fireEvent.click(screen.getByRole('button', { name: 'Hier bleiben' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    });
    expect(requests()).toEqual([UNSOLD_PATH, SWITCH]);
  });

  test('the visitor is informed afterwards what has left the basket if it could not be checked before', async () => {
    sent.mockRejectedValueOnce(new TypeError('fetch failed'));
    sent.mockResolvedValue(
      response([
        { sku: 'a', name: 'Wollmantel' },
        { sku: 'b', name: null },
      ]),
    );
    await apply();
    const [path, request] = sent.mock.calls[1] ?? [];
    expect([path, request?.method, JSON.parse(String(request?.body))]).toEqual([
      '/api/context/locale',
      'POST',
      { deliveryCountry: 'DE', language: 'en' },
    ]);
    const items = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Wollmantel', 'Artikel b']);
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible();
  });

  test.each([
    ['nothing has left it', () => sent.mockResolvedValue(response([]))],
    ['there is no answer', () => sent.mockRejectedValue(new TypeError('fetch failed'))],
  ])('continues at once when %s', async (_, prepare) => {
    prepare();
    await apply();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Übernehmen', busy: true })).toBeDisabled();
  });
});

test('CTX-05: another domain gets the page and the temporary session id in a form', async () => {
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const move = { origin: 'https://www.example.at', temporarySessionId: 'once' };
  // jsdom lacks Node's `Response.json`.
  const response = { ok: true, status: 200, json: async () => ({ removed: [], move }) } as Response;
  globalThis.fetch = jest.fn().mockResolvedValue(response);
  show();
  fireEvent.change(country(), { target: { value: 'AT' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  });
  const [form] = sent.mock.contexts;
  expect(form).toMatchObject({
    method: 'post',
    action: 'https://www.example.at/api/context/arrive',
  });
  expect(Object.fromEntries(new FormData(form))).toEqual({
    path: '/de-at/hemden',
    temporarySessionId: 'once',
  });
  sent.mockRestore();
});

test('CTX-05: reads what has left the basket before requesting the session id', async () => {
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  // jsdom lacks Node's `Response.json`.
  const response = (temporarySessionId: string, removed: readonly object[]) =>
    ({
      ok: true,
      status: 200,
      json: async () => ({
        removed,
        move: { origin: 'https://www.example.at', temporarySessionId },
      }),
    }) as Response;
  globalThis.fetch = jest
    .fn()
    .mockResolvedValueOnce(response('old', [{ sku: 'a', name: 'Wollmantel' }]))
    .mockResolvedValueOnce(response('new', []));
  show();
  fireEvent.change(country(), { target: { value: 'AT' } });
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
    });
  await press('Übernehmen');
  expect(sent).not.toHaveBeenCalled();
  await press('Weiter');
  expect(new FormData(sent.mock.contexts[0]).get('temporarySessionId')).toBe('new');
  sent.mockRestore();
});

test('CTX-03: sends no request for a visitor without a session', async () => {
  const sent = jest.fn();
  globalThis.fetch = sent;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await act(async () => undefined);
  expect(sent).not.toHaveBeenCalled();
});

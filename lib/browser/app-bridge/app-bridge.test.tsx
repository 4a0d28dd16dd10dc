import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { requestAppLogin, isInApp, notifyApp, useIsInApp } from './app-bridge';
import { MARK_APP } from '@/lib/platform/hydration/mark-app';
import { loginPage } from './login-page';

const APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 SelvedgeApp/4.2';
const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

function lookFrom(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}
const bridge = (value: unknown, name: 'webkit' | 'SelvedgeAndroid') =>
  Object.defineProperty(window, name, { configurable: true, value });
const toIos = jest.fn();

beforeEach(() => {
  toIos.mockClear();
  bridge({ messageHandlers: { selvedge: { postMessage: toIos } } }, 'webkit');
  bridge(undefined, 'SelvedgeAndroid');
});
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-app');
});

test('GEN-07: the app is detected by its user agent, in the browser and before paint', () => {
  for (const [userAgent, expected] of [
    [APP, true],
    [BROWSER, false],
    [`${BROWSER} NotSelvedgeApp`, false],
    ['', false],
  ] as const) {
    lookFrom(userAgent);
    document.documentElement.removeAttribute('data-app');
    new Function(MARK_APP)();
    expect([isInApp(), document.documentElement.hasAttribute('data-app')]).toEqual([
      expected,
      expected,
    ]);
  }
});

test('GEN-07: server-rendered markup is the same for all, and the browser adds the app’s', () => {
  const Where = () => <p>{useIsInApp() ? 'app' : 'browser'}</p>;
  lookFrom(APP);
  expect(renderToString(<Where />)).toContain('browser');
  render(<Where />);
  expect(screen.getByText('app')).toBeInTheDocument();
});

test('GEN-08: the app is notified of login, logout, registration, basket changes and login requests', () => {
  lookFrom(APP);
  expect(notifyApp('login', {})).toBe(true);
  expect(notifyApp('logout', {})).toBe(true);
  expect(notifyApp('registrationSuccess', {})).toBe(true);
  expect(notifyApp('basketChanged', { articleNumber: '10012345', oldPrice: 7990 })).toBe(true);
  expect(requestAppLogin('')).toBe(true);
  expect(toIos.mock.calls.map(([message]) => message)).toEqual([
    { name: 'login' },
    { name: 'logout' },
    { name: 'registrationSuccess' },
    { name: 'basketChanged', articleNumber: '10012345', oldPrice: 7990 },
    { name: 'showLogin' },
  ]);
});

test('GEN-08: Android’s bridge receives strings', () => {
  lookFrom(APP);
  const postMessage = jest.fn();
  bridge(undefined, 'webkit');
  bridge({ postMessage }, 'SelvedgeAndroid');
  expect(notifyApp('basketChanged', { articleNumber: '1', oldPrice: 5 })).toBe(true);
  expect(JSON.parse(postMessage.mock.calls[0][0])).toEqual({
    name: 'basketChanged',
    articleNumber: '1',
    oldPrice: 5,
  });
});

test('GEN-08: nothing is sent outside the app, or if its bridge is missing', () => {
  lookFrom(BROWSER);
  expect(notifyApp('login', {})).toBe(false);
  lookFrom(APP);
  bridge(undefined, 'webkit');
  expect(notifyApp('login', {})).toBe(false);
  expect(toIos).not.toHaveBeenCalled();
});

test('GEN-11: hideAppLogin prevents the app from showing its login', () => {
  lookFrom(APP);
  expect(requestAppLogin('?hideAppLogin=true')).toBe(false);
  expect(toIos).not.toHaveBeenCalled();
  expect(requestAppLogin('?hideAppLogin=false')).toBe(true);
});

test('GEN-11: a login link prevents the app’s login from covering the account page', () => {
  expect(loginPage({ project: 'hgg', locale: 'de-at' })).toBe('/de-at/account?hideAppLogin=true');
});

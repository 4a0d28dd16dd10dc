import { useSyncExternalStore } from 'react';

/**
 * The mobile app shows the shop in a web view and adds this product to its user agent
 * (RFC 9110, 10.1.5).
 */
const APP_USER_AGENT = /\bSelvedgeApp\/\d/;

export interface AppMessages {
  login: Record<string, never>;
  logout: Record<string, never>;
  registrationSuccess: Record<string, never>;
  /** `oldPrice` in minor units, before the change. */
  basketChanged: { articleNumber: string; oldPrice: number };
  showLogin: Record<string, never>;
}

interface WebViewWindow {
  /** iOS: WKScriptMessageHandler of the name `selvedge`. */
  webkit?: { messageHandlers?: { selvedge?: { postMessage: (message: object) => void } } };
  /** Android: an object added by addJavascriptInterface, which accepts strings only. */
  SelvedgeAndroid?: { postMessage: (message: string) => void };
}

/** Whether the app shows the page. */
export const isInApp = (userAgent = navigator.userAgent): boolean => APP_USER_AGENT.test(userAgent);

const subscribeToNothing = () => () => undefined;

/** Hook form of {@link isInApp}; false until the page is hydrated. */
export const useIsInApp = () => useSyncExternalStore(subscribeToNothing, isInApp, () => false);

/**
 * Notifies the app of an event.
 * @returns false outside the app, and if its bridge is missing.
 */
export function notifyApp<Name extends keyof AppMessages>(
  name: Name,
  details: AppMessages[Name],
): boolean {
  if (!isInApp()) return false;
  // The app adds both to the window.
  const { webkit, SelvedgeAndroid } = window as WebViewWindow;
  const handler = webkit?.messageHandlers?.selvedge;
  const message = { name, ...details };
  if (handler) handler.postMessage(message);
  else SelvedgeAndroid?.postMessage(JSON.stringify(message));
  return Boolean(handler ?? SelvedgeAndroid);
}

/** Query parameter that prevents the app from showing its own login. */
export const HIDE_APP_LOGIN = 'hideAppLogin';

/**
 * Requests the app's own login, unless the page's address prevents it.
 * @param search query of the page, with or without `?`.
 * @returns whether the app has been notified.
 */
export function requestAppLogin(search: string): boolean {
  return new URLSearchParams(search).get(HIDE_APP_LOGIN) !== 'true' && notifyApp('showLogin', {});
}

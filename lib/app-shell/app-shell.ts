import { useSyncExternalStore } from 'react';

/**
 * The mobile app shows the shop in a web view and adds this product to its user agent
 * (RFC 9110, 10.1.5).
 */
const APP_USER_AGENT = /\bSelvedgeApp\/\d/;

/**
 * Runs in the head, before the body is parsed: pages are cached for everybody, so only the browser
 * can tell the style sheet that it is the app (`html[data-app]`). Plain ES5, as part of every page.
 */
export const MARK_APP = `if(/\\bSelvedgeApp\\/\\d/.test(navigator.userAgent))document.documentElement.setAttribute('data-app','');`;

/** What the app wants to know of. */
export interface AppMessages {
  login: Record<string, never>;
  logout: Record<string, never>;
  registrationSuccess: Record<string, never>;
  /** `oldPrice` in minor units, before this change. */
  basketChanged: { articleNumber: string; oldPrice: number };
  showLogin: Record<string, never>;
}

interface WebViewWindow {
  /** iOS: WKScriptMessageHandler of the name `selvedge`. */
  webkit?: { messageHandlers?: { selvedge?: { postMessage: (message: object) => void } } };
  /** Android: an object added by addJavascriptInterface, which takes texts only. */
  SelvedgeAndroid?: { postMessage: (message: string) => void };
}

/** Whether the page is shown by the app. */
export const isInApp = (userAgent = navigator.userAgent): boolean => APP_USER_AGENT.test(userAgent);

const subscribeToNothing = () => () => undefined;

/** As {@link isInApp}; false until the page has taken over the server's markup. */
export const useIsInApp = () => useSyncExternalStore(subscribeToNothing, isInApp, () => false);

/**
 * Tells the app that something has happened.
 * @returns false outside the app, and when its bridge is not there.
 */
export function tellApp<Name extends keyof AppMessages>(
  name: Name,
  details: AppMessages[Name],
): boolean {
  if (!isInApp()) return false;
  // Both are put there by the app, not by this page.
  const { webkit, SelvedgeAndroid } = window as WebViewWindow;
  const handler = webkit?.messageHandlers?.selvedge;
  const message = { name, ...details };
  if (handler) handler.postMessage(message);
  else SelvedgeAndroid?.postMessage(JSON.stringify(message));
  return Boolean(handler ?? SelvedgeAndroid);
}

/** Query parameter by which a page keeps the app from showing its own login. */
export const HIDE_APP_LOGIN = 'hideAppLogin';

/**
 * Asks the app to show its own login, unless the page's address says not to.
 * @param search query of the page, with or without `?`.
 * @returns whether the app has been asked.
 */
export function askAppForLogin(search: string): boolean {
  return new URLSearchParams(search).get(HIDE_APP_LOGIN) !== 'true' && tellApp('showLogin', {});
}

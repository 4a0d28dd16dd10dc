import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useFreshDetail } from './use-fresh-detail';

const LIST = '/de-de/hemden';
const ARTICLE = '/de-de/p/leinenhemd/20310000';
const OTHER = '/de-de/p/flanellhemd/20310007';
const replace = jest.fn().mockResolvedValue(true);

/** The router has arrived there, and renders the page. */
function routeTo(asPath: string): void {
  // The part of the router that is used; the whole one needs a built shop.
  Object.assign(Router, { router: { asPath, replace } });
}

/** The browser is there by Back or Forward; the router follows later. */
function goBack(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: { as: address } }));
}

/** A link within the page is followed: the browser adds an entry, which has no state yet. */
function followFragment(): void {
  document.body.click();
  history.pushState(null, '', '#main');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

beforeEach(() => {
  replace.mockClear();
  document.body.click();
  history.replaceState(null, '', ARTICLE);
  routeTo(ARTICLE);
});
afterEach(() => Object.assign(Router, { router: null }));

const addresses = () => replace.mock.calls.map(([address]) => address);

test('an article reached by Back requests its data anew', () => {
  goBack(ARTICLE);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([ARTICLE]);
});

test('an article reached by a link has new data already', () => {
  goBack(LIST);
  document.body.click();
  history.replaceState(null, '', ARTICLE);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([]);
});

test('an article has new data already where a link within the page was followed before', () => {
  history.replaceState(null, '', LIST);
  followFragment();
  history.pushState(null, '', ARTICLE);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([]);
});

test('PLP-03: an article that is left by Back before its effects run does not stop the router', () => {
  goBack(LIST);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([]);
});

test('an article reached by Back from another that had just appeared requests its data anew', () => {
  goBack(OTHER);
  renderHook(useFreshDetail).unmount();
  routeTo(OTHER);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([OTHER]);
});

test('a document that comes back from the browser’s own memory requests its data anew', () => {
  renderHook(useFreshDetail);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(addresses()).toEqual([ARTICLE]);
});

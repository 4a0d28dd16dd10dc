import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useFreshDetail } from './use-fresh-detail';

const LIST = '/de-de/hemden';
const ARTICLE = '/de-de/p/leinenhemd/20310000';
const OTHER = '/de-de/p/flanellhemd/20310007';
const replace = jest.fn().mockResolvedValue(true);

/** Simulates the router having navigated, and renders the page. */
function routeTo(asPath: string): void {
  // Mocks only the part of the router that is used; the whole one needs a built shop.
  Object.assign(Router, { router: { asPath, replace } });
}

/** Changes the browser's address by Back or Forward; the router follows later. */
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

test('requests data again when an article is reached by Back', () => {
  goBack(ARTICLE);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([ARTICLE]);
});

test('does not request data again when an article is reached by a link', () => {
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

test('requests data again when Back leads from one article to another', () => {
  goBack(OTHER);
  renderHook(useFreshDetail).unmount();
  routeTo(OTHER);
  renderHook(useFreshDetail);
  expect(addresses()).toEqual([OTHER]);
});

test('requests data again when a page is restored from the back/forward cache', () => {
  renderHook(useFreshDetail);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(addresses()).toEqual([ARTICLE]);
});

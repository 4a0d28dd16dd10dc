import { expect, type Page } from '@playwright/test';
import { articles, expectPlace, idlePosition, openList, scrollToPage } from './list';
import { test } from './hydrated-page';

declare global {
  interface Window {
    /** React's work is suspended while this is true. */
    isReactHeld?: boolean;
  }
}

/**
 * Allows suspending React, which schedules renders and effects by messages, while `isReactHeld` is
 * true.
 */
function allowHoldingReact(): void {
  const property = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...property,
    set(this: MessagePort, handler: (event: MessageEvent) => void) {
      const run = (event: MessageEvent) => {
        if (window.isReactHeld) setTimeout(run, 10, event);
        else handler.call(this, event);
      };
      property?.set?.call(this, run);
    },
  });
}

/** Follows the first such link on the screen. */
const followLink = (page: Page, selector: string) =>
  page.evaluate((links) => {
    const isSeen = ({ top, bottom }: DOMRect) => top > 0 && bottom < innerHeight;
    [...document.querySelectorAll<HTMLAnchorElement>(links)]
      .find((link) => isSeen(link.getBoundingClientRect()))
      ?.click();
  }, selector);

/** Presses Back once the list is off the screen, before the next page's effects have run. */
const backBeforeEffects = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[data-article][data-position]');
    const observer = new MutationObserver(() => {
      if (list?.isConnected) return;
      observer.disconnect();
      window.isReactHeld = true;
      addEventListener('popstate', () => (window.isReactHeld = false), { once: true });
      history.back();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

/**
 * Presses Back once the URL is the next page's, before that page is rendered.
 *
 * @returns waits until the router is back at the list
 */
async function backBeforeRender(page: Page): Promise<() => Promise<void>> {
  const arrived = await page.evaluateHandle(() => {
    const { pushState, replaceState } = history;
    history.pushState = (...parameters) => {
      history.pushState = pushState;
      history.pushState(...parameters);
      window.isReactHeld = true;
      history.back();
    };
    // The router sets the list's URL once it has its data.
    history.replaceState = (...parameters) => {
      replaceState.apply(history, parameters);
      window.isReactHeld = false;
    };
    const { events } = Reflect.get(window, 'next').router;
    return {
      promise: new Promise<void>((resolve) => events.on('routeChangeComplete', () => resolve())),
    };
  });
  return () => arrived.evaluate(({ promise }) => promise);
}

/**
 * Holds back the data of all pages except articles, as on a slow connection. @returns releases them
 */
async function holdLists(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/data\/(?!.*\/p\/)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test.describe('PLP-03: Back immediately after following a link to an article restores the list’s position', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(allowHoldingReact);
    await openList(page, '/de-de/hosen');
    await scrollToPage(page, 2);
  });

  const ARTICLE = '[data-article][data-position] a[href*="/p/"]';

  test('before the effects of the article have run', async ({ page }) => {
    const [before, address] = [await idlePosition(page), page.url()];
    const release = await holdLists(page);
    await backBeforeEffects(page);
    await followLink(page, ARTICLE);
    await page.waitForRequest(/\/_next\/data\/(?!.*\/p\/)/);
    // If the article requested its own data now, that would cancel the list's.
    await page.waitForTimeout(500);
    release();
    await expect(articles(page).first()).toBeVisible();
    await expectPlace(page, before);
    await expect(page).toHaveURL(address);
  });

  test('before the article is rendered', async ({ page }) => {
    const [before, address] = [await idlePosition(page), page.url()];
    const untilArrived = await backBeforeRender(page);
    await followLink(page, ARTICLE);
    await untilArrived();
    await expectPlace(page, before);
    await expect(page).toHaveURL(address);
  });
});

import { expect } from '@playwright/test';
import { shopUrl } from './hosts';
import { visit } from './hydrated-page';
import { test } from './own-address';

/** Slow enough that hydration takes many slices of 5 ms on any machine. */
const SLOWDOWN = 4;
/** Hydration without slices would yield only after the markup and for the effects. */
const MIN_TURNS = 10;

test('a page is hydrated in slices, between which it can respond', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const mark = performance.mark.bind(performance);
    Object.assign(window, { turns: 0 });
    port1.onmessage = () => {
      if ('hydrated' in document.documentElement.dataset) return;
      Object.assign(window, { turns: Number(Reflect.get(window, 'turns')) + 1 });
      port2.postMessage(null);
    };
    // Next's last step before it hydrates.
    performance.mark = (name, ...options) => {
      if (name === 'beforeRender') port2.postMessage(null);
      return mark(name, ...options);
    };
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await visit(page, shopUrl('hgg', '/de-de'));
  expect(await page.evaluate(() => Reflect.get(window, 'turns'))).toBeGreaterThan(MIN_TURNS);
});

import { expect } from '@playwright/test';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const COLOUR = '/de-de/p/video/20310822?colorVariant=20310822-542';

test('ENT-04: the video of a colour loads and plays only when started', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, shopUrl('hgg', COLOUR));
  const video = page.getByLabel(/^Video: /);
  await expect(video).toBeAttached();
  expect(requested.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';

type DemoSettings = { seller: object } & Record<string, unknown>;

/**
 * Writes the demo's settings into a folder, each changed by a function.
 * @returns the folder, for `SHOP_SETTINGS`
 */
export function settingsChangedBy(
  change: (settings: DemoSettings, shop: ProjectId) => object,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  for (const shop of PROJECT_IDS) {
    const settings = JSON.parse(readFileSync(`demo/shops/${shop}.json`, 'utf8'));
    writeFileSync(path.join(folder, `${shop}.json`), JSON.stringify(change(settings, shop)));
  }
  return folder;
}

/**
 * Writes the demo's settings into a folder, with other registrations for value added tax.
 * @param registrations of each shop; those that it does not name have none
 * @returns the folder, for `SHOP_SETTINGS`
 */
export const settingsRegisteredIn = (
  registrations: Readonly<Partial<Record<ProjectId, readonly string[]>>>,
): string =>
  settingsChangedBy(({ seller, ...settings }, shop) => ({
    ...settings,
    seller: { ...seller, vatRegistrations: registrations[shop] ?? [] },
  }));

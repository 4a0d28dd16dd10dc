import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';

/**
 * Writes the demo's settings into a folder, with other registrations for value added tax.
 * @param registrations of each shop; those that it does not name have none
 * @returns the folder, for `SHOP_SETTINGS`
 */
export function settingsRegisteredIn(
  registrations: Readonly<Partial<Record<ProjectId, readonly string[]>>>,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'registered-'));
  for (const shop of PROJECT_IDS) {
    const settings = JSON.parse(readFileSync(`demo/shops/${shop}.json`, 'utf8'));
    const seller = { ...settings.seller, vatRegistrations: registrations[shop] ?? [] };
    writeFileSync(path.join(folder, `${shop}.json`), JSON.stringify({ ...settings, seller }));
  }
  return folder;
}

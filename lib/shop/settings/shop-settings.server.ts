import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';
import { currencyOf, type Currency } from '@/lib/shop/project/currencies';
import { isProjectId, PROJECT_IDS, projects, type ProjectId } from '@/lib/shop/project/projects';
import { gapsIn, missingSettings, type SoldMarket } from './missing-settings';
import { settingsSchema, type ShopSettings } from './settings-schema';

/** Settings that a shop cannot run with; the message names each file, field and reason. */
export class InvalidSettings extends Error {}

// outside: law-swiss-prices
const currencyIn = ({ currencies }: ShopSettings, territory: string): Currency =>
  currencies?.[territory] ?? currencyOf(territory);

const marketOf = (project: ProjectId, settings: ShopSettings): SoldMarket => {
  const countries = projects[project].deliveryCountries;
  const currencies = countries.map((territory) => currencyIn(settings, territory));
  return { countries, currencies: [...new Set(currencies)] };
};

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InvalidSettings(`${file}: is missing or cannot be read`);
  }
  try {
    // Checked by the schema.
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidSettings(`${file}: is no JSON: ${String(error)}`);
  }
}

/**
 * Reads the settings of one shop.
 * @throws InvalidSettings
 */
export function readSettings(file: string, project: ProjectId): ShopSettings {
  const { data, error } = settingsSchema.safeParse(parsed(file));
  const faults =
    data === undefined
      ? (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
      : gapsIn(data, marketOf(project, data));
  if (data === undefined || faults.length > 0)
    throw new InvalidSettings(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return data;
}

const fileOf = (project: string): string =>
  // Otherwise a build would trace every JSON file of the project for each page.
  join(/* turbopackIgnore: true */ env().SHOP_SETTINGS, `${project}.json`);

const known = new Map<ProjectId, ShopSettings>();

/**
 * What the merchant of a shop has decided, from the file of `SHOP_SETTINGS` that is named like the shop.
 * @throws InvalidSettings, also for a shop that does not exist
 */
export function shopSettings(project: string): ShopSettings {
  if (!isProjectId(project)) throw new InvalidSettings(`no such shop: ${project}`);
  const settings = known.get(project) ?? readSettings(fileOf(project), project);
  known.set(project, settings);
  return settings;
}

/**
 * Currency in which a shop sells to a country.
 * @param territory ISO 3166-1 alpha-2
 */
export const marketCurrency = (project: ProjectId, territory: string): Currency =>
  currencyIn(shopSettings(project), territory);

/** Paths of what is missing before a shop may sell, by shop; shops that are complete are left out. */
export function incompleteShops(): Partial<Record<ProjectId, string[]>> {
  const all = PROJECT_IDS.map(
    (project) => [project, missingSettings(shopSettings(project))] as const,
  );
  return Object.fromEntries(all.filter(([, missing]) => missing.length > 0));
}

/**
 * Checks the settings of all shops, and reports those that are incomplete.
 * @throws InvalidSettings that lists the faults of all files
 */
export function checkShopSettings(): void {
  const faults = PROJECT_IDS.flatMap((project) => {
    try {
      shopSettings(project);
      return [];
    } catch (error) {
      if (error instanceof InvalidSettings) return [error.message];
      throw error;
    }
  });
  if (faults.length > 0) throw new InvalidSettings(faults.join('\n'));
  for (const [shop, missing] of Object.entries(incompleteShops()))
    report('the settings of a shop are incomplete: it must not sell yet', {
      file: fileOf(shop),
      missing,
    });
}

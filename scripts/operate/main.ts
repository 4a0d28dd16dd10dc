import path from 'node:path';
import { cacheDrill } from './cache-drill';
import { folderDrill } from './folder-drill';
import { isWithin, lineOf, type Figure } from './figure';
import { instancesDrill } from './instances-drill';
import { rollingDrill, varnishDrill } from './rolling-drill';
import { secretsDrill } from './secrets-drill';
import { ShopFolder, type Variables } from './shop-folder';

/**
 * Drills of a shop on several machines, with the services that the environment names and a built
 * folder: `scripts/operate/main.ts <folder> [drill]`. Ends with 1 when a figure is above its limit.
 */
const drills: Readonly<Record<string, (shop: ShopFolder) => Promise<Figure[]>>> = {
  cache: cacheDrill,
  rolling: rollingDrill,
  'rolling-varnish': varnishDrill,
  instances: instancesDrill,
  secrets: secretsDrill,
  folder: (shop) => folderDrill(shop, process.env['DATABASE_OWNER_URL'] ?? ''),
};

/** Variables of this process that have a value. */
const given = (): Variables =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

async function main(): Promise<void> {
  const [built = 'dist/shop', word = ''] = process.argv.slice(2);
  const chosen = Object.entries(drills).filter(([each]) => each.includes(word));
  if (chosen.length === 0)
    throw new Error(`no drill ${word}, but ${Object.keys(drills).join(', ')}`);
  const shop = new ShopFolder(path.resolve(built), given());
  try {
    for (const [name, drill] of chosen) {
      console.log(`\n${name}`);
      const figures = await drill(shop);
      for (const figure of figures) console.log(`  ${lineOf(figure)}`);
      if (!figures.every(isWithin)) process.exitCode = 1;
    }
  } finally {
    shop.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

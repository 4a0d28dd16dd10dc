import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DEMO_SHOPS } from '@/demo/demo-shops';
import { formatFiles } from '@/scripts/format-files';
import { inCheckout } from '@/scripts/stack/checkout.mjs';
import { wholeOrNothing } from './whole-or-nothing';

const CLOSED = inCheckout('cms-schema/closed-projects.json');
const STYLES = inCheckout('styles/global.css');

export const isDemoBrand = (key: string): boolean => DEMO_SHOPS.some((each) => each === key);

// An array of keys, in the file that these commands alone write.
const closed = () => JSON.parse(readFileSync(CLOSED, 'utf8')) as string[];

export const isClosedBrand = (key: string): boolean => closed().includes(key);

const ownSettings = (key: string) => inCheckout('shops', `${key}.json`);
const styleImport = (key: string) => `@import './projects/${key}.css';\n`;

function write(key: string, keys: readonly string[], styles: string, settings: string | null) {
  const file = ownSettings(key);
  wholeOrNothing([CLOSED, STYLES, file], [], () => {
    writeFileSync(CLOSED, JSON.stringify(keys));
    writeFileSync(STYLES, styles);
    if (settings === null) rmSync(file, { force: true });
    else writeFileSync(file, settings);
    formatFiles([CLOSED]);
  });
}

/**
 * Closes a shop of the demo: it no longer has pages, indices or settings, and needs no host. Its source stays,
 * because the tests of this checkout use the demo's three shops.
 */
export function closeDemoBrand(key: string): void {
  write(key, [...closed(), key], readFileSync(STYLES, 'utf8').replace(styleImport(key), ''), null);
}

/** Opens a shop of the demo again; in a checkout with settings of its own, with those of an empty start. */
export function openDemoBrand(key: string): void {
  const styles = readFileSync(STYLES, 'utf8');
  write(
    key,
    closed().filter((each) => each !== key),
    styles.replace("@import './base.css';", `${styleImport(key)}@import './base.css';`),
    existsSync(inCheckout('shops'))
      ? readFileSync(inCheckout('demo/starter/settings.json'), 'utf8')
      : null,
  );
}

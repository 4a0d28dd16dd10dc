import { BrandRejected } from './brand-names';
import { sequenceOf } from './brand-lines';

/** Removes the only match of a pattern. */
function without(text: string, pattern: RegExp): string {
  if (!pattern.test(text)) throw new BrandRejected(`nowhere stands ${String(pattern)}`);
  return text.replace(pattern, '');
}

function keyRemoved(text: string, key: string): string {
  const { [key]: removed, ...others } = JSON.parse(text);
  if (removed === undefined) throw new BrandRejected(`there is no shop ${key}`);
  return JSON.stringify(others, null, 2);
}

/** Files that list shops, and functions that return their text without a shop that `new:brand` has entered. */
export const linesWithoutBrand: Record<string, (text: string, key: string) => string> = {
  'cms-schema/projects.json': keyRemoved,
  'lib/shop/project/projects.ts': (text, key) => {
    const rest = without(text, new RegExp(`^  ${key}: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm'));
    if (rest.includes(`otherShop: '${key}'`))
      throw new BrandRejected(`another shop names ${key} as its otherShop`);
    return rest;
  },
  'styles/global.css': (text, key) =>
    without(text, new RegExp(`^@import './projects/${key}\\.css';\\n`, 'm')),
  'lib/platform/db/schema-customers.ts': (text, key) => without(text, new RegExp(`, '${key}'`)),
  'lib/platform/db/schema-order-numbers.ts': (text, key) =>
    without(text, new RegExp(`^export const ${sequenceOf(key)} =[\\s\\S]*?\\);\\n`, 'm')),
  'demo/brands.json': keyRemoved,
};

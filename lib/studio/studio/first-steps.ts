import { PLACEHOLDER } from '@/lib/shop/project/placeholder';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { DEFAULT_LOCALE, type LocalizedFields } from './studio-entry';

/** What a merchant does before a shop may sell, in this order. */
export const FIRST_STEPS = [
  'seller',
  'shipping',
  'payment',
  'legal',
  'guarantee',
  'import',
  'page',
] as const;
export type FirstStepName = (typeof FIRST_STEPS)[number];

export interface FirstStep {
  name: FirstStepName;
  isDone: boolean;
  /** Empty settings as paths, `seller.name`. */
  settings: string[];
  /** Entries whose text is still missing. */
  entries: { id: string; title: string }[];
}

export interface FirstStepsOfShop {
  project: ProjectId;
  steps: FirstStep[];
}

interface Known {
  /** Shops in their order, each with the paths of its empty settings. */
  shops: readonly (readonly [project: ProjectId, missing: readonly string[]])[];
  /** Entries with a text, by id. */
  texts: readonly { id: string; fields: LocalizedFields }[];
  /** Shops that have articles. */
  stocked: ReadonlySet<string>;
}

/** Ids of an empty start begin with the shop's key: `hgg-impressum-text`. */
const projectOf = (id: string): ProjectId | null => {
  const [key = ''] = id.split('-', 1);
  return isProjectId(key) ? key : null;
};

const isPlaceholder = (fields: LocalizedFields) =>
  JSON.stringify(fields['body'] ?? {}).includes(`"${PLACEHOLDER} `);

const SETTINGS: Partial<Record<FirstStepName, RegExp>> = {
  seller: /^(?:seller|mail)\./,
  shipping: /^delivery\./,
  payment: /^payment/,
  guarantee: /^guaranteeNotice\./,
};

function stepsOf(
  [project, missing]: Known['shops'][number],
  { texts, stocked }: Known,
): FirstStep[] {
  const placeholders = texts
    .filter(({ id, fields }) => projectOf(id) === project && isPlaceholder(fields))
    .map(({ id, fields }) => ({ id, title: String(fields['title']?.[DEFAULT_LOCALE] ?? id) }));
  const isHome = ({ id }: { id: string }) => id === `${project}-home-welcome`;
  return FIRST_STEPS.map((name) => {
    const pattern = SETTINGS[name];
    const settings = pattern ? missing.filter((path) => pattern.test(path)) : [];
    const entries = {
      legal: placeholders.filter((entry) => !isHome(entry)),
      page: placeholders.filter(isHome),
    };
    const open = name === 'legal' || name === 'page' ? entries[name] : [];
    const isStocked = name !== 'import' || stocked.has(project);
    const isDone = settings.length === 0 && open.length === 0 && isStocked;
    return { name, isDone, settings, entries: open };
  });
}

/** What is still missing in each shop. */
export const firstSteps = (known: Known): FirstStepsOfShop[] =>
  known.shops.map((shop) => ({ project: shop[0], steps: stepsOf(shop, known) }));

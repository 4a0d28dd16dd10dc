import { textBox } from '@/cms-schema/content-types/text-box';
import { database } from '@/lib/platform/db/database.server';
import { skus } from '@/lib/platform/db/schema';
import { languagesWithoutNotice } from '@/lib/shop/page-context/guarantee-notice.server';
import { missingSettings } from '@/lib/shop/settings/missing-settings';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { firstSteps, type FirstStepsOfShop } from './first-steps';
import { managementClient } from './space.server';

/** Ends of the ids of texts that an empty start writes. */
const STARTER_TEXTS = [
  'home-welcome',
  'impressum-text',
  'datenschutz-text',
  'agb-text',
  'widerruf-text',
  'barrierefreiheit-text',
];

/** Paths of the settings that a shop still needs. */
function missingIn(project: ProjectId): string[] {
  const settings = shopSettings(project);
  const languages = languagesWithoutNotice(project, settings);
  return [
    ...missingSettings(settings),
    ...languages.map((language) => `guaranteeNotice.${language}`),
  ];
}

/**
 * What is still missing before each shop may sell.
 * @throws the client's error when the content service cannot be reached, the driver's when the database cannot
 */
export async function loadFirstSteps(): Promise<FirstStepsOfShop[]> {
  const ids = PROJECT_IDS.flatMap((project) => STARTER_TEXTS.map((end) => `${project}-${end}`));
  const [{ items }, stocked] = await Promise.all([
    managementClient().entry.getMany({
      query: { content_type: textBox.id, 'sys.id[in]': ids.join(','), limit: 1_000 },
    }),
    database().selectDistinct({ project: skus.project }).from(skus),
  ]);
  return firstSteps({
    shops: PROJECT_IDS.map((project) => [project, missingIn(project)] as const),
    texts: items.map(({ sys, fields }) => ({ id: sys.id, fields })),
    stocked: new Set(stocked.map(({ project }) => project)),
  });
}

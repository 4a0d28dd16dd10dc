import { contentTypes } from '@/cms-schema/model';
import { linkTarget, SHIPPING_TARGETS, type NodePaths } from '@/lib/shop/routes/link-target';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { demoContent } from './demo-content';
import type { SeedEntry } from './seed-entry';

const { entries } = demoContent(new Date('2026-11-20T09:30:00Z'));
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const nodes = entries.filter(({ type }) => type === 'node');

/**
 * Blocks and parts that invite visitors to continue: pictures with text across a page or in a row.
 */
const INVITING = [
  'bannerTeaser',
  'homeTeaser',
  'infoBlock',
  'parallaxBanner',
  'imageBlock',
  'teaserBox',
  'categoryBanner',
  'breakerImage',
  'breakerSlider',
  'breakerSliderFixed',
  'slide',
  'breakerSliderBackground',
  'homepageSlider',
  'contentSlider',
  'productTeaserPrice',
  'serviceBox',
  'flyoutTeaserGroup',
  'categoryLine',
  'linkElement',
  'button',
];

/** Fields in which these pictures contain links, besides the links of their parts. */
const OWN_LINK: Readonly<Record<string, string>> = {
  breakerSliderBackground: 'backgroundImageLink',
  breakerSliderFixed: 'firstFixedImageLink',
  imageBlock: 'imageLink',
};

const valuesOf = ({ fields }: SeedEntry, name: string) => Object.values(fields[name] ?? {});

/** Link targets in the fields of one entry. */
const targetsOf = (entry: SeedEntry): string[] =>
  Object.entries(contentTypes[entry.type]?.fields ?? {})
    .filter(([, field]) => field.shape === 'link')
    .flatMap(([name]) => valuesOf(entry, name).map(String));

const insideOf = ({ fields }: SeedEntry): SeedEntry[] =>
  Object.values(fields).flatMap((inLocales) =>
    Object.values(inLocales)
      .flat()
      .flatMap((value) => byId.get(String(Object(value).sys?.id)) ?? []),
  );

const hasWayOn = (entry: SeedEntry): boolean =>
  targetsOf(entry).length > 0 || insideOf(entry).some(hasWayOn);

/** Steps of instructions and enlargeable pictures need no link. */
const isForItself = ({ id, fields }: SeedEntry) =>
  id.includes('-showcase-demo-') || fields['imageZoom'] !== undefined;

test('every band and card has a link', () => {
  const inviting = entries.filter(({ type }) => INVITING.includes(type));
  expect(inviting.length).toBeGreaterThan(150);
  const dead = inviting.filter((entry) => {
    const own = OWN_LINK[entry.type];
    return !isForItself(entry) && (own ? !entry.fields[own] : !hasWayOn(entry));
  });
  expect(dead.map(({ id }) => id)).toEqual([]);
});

/** Paths of a shop's nodes that have a page, in one language. */
function placesOf(project: string, locale: (typeof LANGUAGES)[number]): NodePaths {
  const own = nodes.filter(
    ({ fields }) => fields['project']?.['de'] === project && fields['page'] !== undefined,
  );
  const paths = own.map(({ fields }): [string, string] => [
    String(fields['nodeId']?.['de']),
    String(fields['path']?.[locale] ?? fields['path']?.['de']),
  ]);
  return { locale: `${locale}-de`, paths: new Map(paths), hosts: [] };
}

test.each(['hgg', 'hrm', 'eck'])(
  '%s: each link leads to an existing page in six languages',
  (project) => {
    const own = entries.filter(({ id }) => id.startsWith(`${project}-`) || id === `${project}`);
    const targets = new Set(own.flatMap(targetsOf));
    expect(targets.size).toBeGreaterThan(20);
    for (const locale of LANGUAGES) {
      const places = placesOf(project, locale);
      const pages = new Set([...places.paths.values()].map((path) => path.replace(/^\/$/, '')));
      const leadsNowhere = [...targets].filter((target) => {
        const link = linkTarget(target, places);
        if (!link || SHIPPING_TARGETS.has(target)) return !link;
        if (link.opens === 'external' || link.opens === 'phone') return false;
        return !pages.has(link.href.replace(`/${places.locale}`, '').replace(/[?#].*/, ''));
      });
      expect({ locale, leadsNowhere }).toEqual({ locale, leadsNowhere: [] });
    }
  },
);

import type { ProjectId } from '@/lib/shop/project/projects';

/**
 * The two font families on each project's first screen; latin-ext is loaded only when used. A
 * project with system fonts has none.
 */
const FAMILIES: Readonly<Partial<Record<ProjectId, readonly string[]>>> = {
  hgg: ['bricolage-grotesque', 'hanken-grotesk'],
  hrm: ['source-serif-4', 'public-sans'],
  eck: ['cormorant', 'instrument-sans'],
};

/** Preload links of a project's fonts, for the document's head. */
export function FontPreloads({ project }: { project: ProjectId }) {
  return (FAMILIES[project] ?? []).map((family) => (
    <link
      key={family}
      rel="preload"
      href={`/fonts/${family}/latin.woff2`}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}

import {
  letterSizesOf,
  type BodyType,
  type SizeSystem,
  type SizeType,
} from '@/lib/catalog/catalogue/sizes';
import { sizeInSystems } from '@/lib/catalog/catalogue/size-systems';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { SizeRange } from '@/packages/garment-pictures/articles';
import type { SizeRun } from './models';

/** One size with its label and its equivalents in other systems. */
export interface RunSize {
  label: string;
  sizeType: SizeType;
  bodyType: BodyType;
  values: Partial<Record<SizeSystem, string>>;
}

const steps = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const size = (sizeType: SizeType, bodyType: BodyType, label: string): RunSize => ({
  label,
  sizeType,
  bodyType,
  values: sizeInSystems({ sizeType, bodyType, sizeOnLabel: label }),
});

const isLong = (range: SizeRange) => range === 'tall' || range === 'bigandtall';
const isWide = (range: SizeRange) => range !== 'tall';

function letters(project: ProjectId, range: SizeRange): RunSize[] {
  const normal = isWide(range) ? letterSizesOf(project) : [];
  const tall = isLong(range) ? ['MT', 'LT', 'XLT', 'XT'] : [];
  return [
    ...normal.map((label) => size('standard', 'normal', label)),
    ...tall.map((label) => size('standard', 'tall', label)),
  ];
}

/**
 * Half the chest; short sizes are half of that, tall ones double, as German tailors number them.
 */
function tailored(project: ProjectId, range: SizeRange): RunSize[] {
  const normal = project === 'hgg' ? steps(60, 72, 2) : steps(46, 56, 2);
  const short = project === 'hrm' ? [24, 25, 26, 27] : [];
  const tall = project === 'hgg' && isLong(range) ? steps(102, 118, 4) : [];
  return [
    ...(isWide(range) ? normal : []).map((eu) => size('standard', 'normal', String(eu))),
    ...short.map((eu) => size('standard', 'short', String(eu))),
    ...tall.map((eu) => size('standard', 'tall', String(eu))),
  ];
}

function inches(project: ProjectId, range: SizeRange): RunSize[] {
  const waists = project === 'hgg' ? steps(40, 50, 2) : [30, 32, 33, 34, 36, 38];
  const lengths = [...(isWide(range) ? [32, 34] : []), ...(isLong(range) ? [36] : [])];
  return waists.flatMap((waist) =>
    lengths.map((length) =>
      size('inch', length === 36 ? 'tall' : 'normal', `W${waist}/L${length}`),
    ),
  );
}

/** Neck in centimetres; after the slash the sleeve of a tall shirt. */
function collars(project: ProjectId, range: SizeRange): RunSize[] {
  const necks = project === 'hgg' ? steps(46, 54) : steps(38, 44);
  return [
    ...(isWide(range) ? necks : []).map((neck) => size('collar', 'normal', String(neck))),
    ...(isLong(range) ? necks.slice(0, 4) : []).map((neck) => size('collar', 'tall', `${neck}/72`)),
  ];
}

function shoes(project: ProjectId): RunSize[] {
  const lengths =
    project === 'hgg' ? [46, 47, 47.5, 48, 49, 50, 51] : [40, 41, 42, 42.5, 43, 44, 45];
  return lengths.map((eu) => size('shoe', 'normal', String(eu).replace('.', ',')));
}

const isBigShop = (project: ProjectId) => project === 'hgg';
const numbered = (sizeType: SizeType, numbers: readonly number[]) =>
  numbers.map((each) => size(sizeType, 'normal', String(each)));

function sizesOfRun(run: SizeRun, project: ProjectId, range: SizeRange): readonly RunSize[] {
  switch (run) {
    case 'letters':
      return letters(project, range);
    case 'tailored':
      return tailored(project, range);
    case 'inch':
      return inches(project, range);
    case 'collar':
      return collars(project, range);
    case 'shoe':
      return shoes(project);
    case 'underwear':
      return numbered('underwear', isBigShop(project) ? steps(9, 16) : steps(4, 8));
    case 'belt':
      return numbered('belt', isBigShop(project) ? steps(120, 160, 10) : steps(85, 110, 5));
    case 'hat':
      return numbered('hat', isBigShop(project) ? steps(61, 65) : steps(56, 60));
    case 'socks':
      return (isBigShop(project) ? ['47–50', '51–54'] : ['39–42', '43–46']).map((label) =>
        size('special', 'normal', label),
      );
    case 'one':
      return [size('allsize', 'normal', 'allsize')];
  }
}

const runs = new Map<string, readonly RunSize[]>();

/** The sizes of an article in a shop, shared by all articles with the same series. */
export function sizesOf(run: SizeRun, project: ProjectId, range: SizeRange): readonly RunSize[] {
  const key = `${run}/${project}/${range}`;
  const known = runs.get(key) ?? sizesOfRun(run, project, range);
  runs.set(key, known);
  return known;
}

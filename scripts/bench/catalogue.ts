import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { articlesOf, DEFAULT_CHOICE } from '@/scripts/seed/catalogue/catalogue';
import { recordOf } from '@/scripts/seed/catalogue/record';
import { stopwatch } from './search/figures';

const SCALES = [1_500, 20_000, 100_000];
/** Benches that build their own catalogue must not wait long for it. */
const MAX_SECONDS = 20;

/** Builds every record of a catalogue in one language and serialises it as JSON. */
function generate(scale: number) {
  const passed = stopwatch();
  let count = 0;
  let bytes = 0;
  let largest = 0;
  for (const project of PROJECT_IDS) {
    for (const article of articlesOf(project, { ...DEFAULT_CHOICE, scale })) {
      const length = JSON.stringify(recordOf(article, 'de')).length;
      count += 1;
      bytes += length;
      largest = Math.max(largest, length);
    }
  }
  return { seconds: passed() / 1000, mean: Math.round(bytes / count), largest };
}

/** Measures how long it takes to build the demo catalogue, and how large its records are. */
export async function run(): Promise<boolean> {
  const times = SCALES.map((scale) => {
    const { seconds, mean, largest } = generate(scale);
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    console.log(
      `${scale} articles: ${seconds.toFixed(1)} s, a record ${mean} bytes, the largest ${largest}; ${megabytes} MB`,
    );
    return seconds;
  });
  console.log(`at most ${MAX_SECONDS} s`);
  return times.every((seconds) => seconds <= MAX_SECONDS);
}

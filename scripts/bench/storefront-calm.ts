import { createDemoArticles } from '@/packages/garment-pictures/demo-articles';
import { startBenchStack } from './bench-stack';
import { get, hammer, type Load } from './hammer';

const BURST = 200;
const RUN_MS = 8_000;
const CONNECTIONS = 4;
/** Two processors draw and serve at once: pages get slower, but without a noticeable delay. */
const MAX_P99_MS = 250;

function print(when: string, { perSecond, p50, p99 }: Load): void {
  console.log(`home page ${when}: ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms`);
}

/** Requests the home page of a whole shop while its media service draws 200 different pictures. */
export async function storefrontStaysCalm(): Promise<boolean> {
  const stack = await startBenchStack();
  try {
    const home = {
      port: Number(new URL(stack.urls.hgg).port),
      host: 'hgg.localhost',
      path: '/de-de',
    };
    const load = { connections: CONNECTIONS, durationMs: RUN_MS };
    await hammer([home], { ...load, durationMs: 2_000 });
    print('at rest', await hammer([home], load));
    const media = Number(new URL(stack.env['MEDIA_BASE_URL'] ?? '').port);
    const numbers = [...createDemoArticles().numbers()];
    const burst = Array.from({ length: BURST }, (_, index) => {
      const view = index < numbers.length ? '2' : '3';
      const path = `/p/${numbers[index % numbers.length]}/${view}_900_darkmode.webp`;
      return get({ port: media, host: 'localhost', path }).catch(() => null);
    });
    let failed = 0;
    const meanwhile = await hammer([home], load, ({ status }) => {
      if (status !== 200) failed++;
    });
    print('during the burst', meanwhile);
    console.log(`at most ${MAX_P99_MS} ms; pages that failed: ${failed} (0)`);
    // Remaining requests end with the stack.
    void Promise.allSettled(burst);
    return meanwhile.p99 <= MAX_P99_MS && failed === 0;
  } finally {
    await stack.stop();
  }
}

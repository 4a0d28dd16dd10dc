import { startBenchStack } from '/work/main/scripts/bench/bench-stack';
const s = await startBenchStack(); await s.stop(); console.log('bench stack ready');
process.exit(0);

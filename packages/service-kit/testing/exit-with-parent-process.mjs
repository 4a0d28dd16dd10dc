/**
 * Preloaded into processes started by tests: standard input closes when the test run ends for any
 * reason, and no process should outlive it.
 */
process.stdin.resume().once('close', () => process.exit(1));

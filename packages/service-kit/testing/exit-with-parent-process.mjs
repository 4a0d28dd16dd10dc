/**
 * Loaded before a process that a test starts: standard input closes with the test run, however
 * that ends, and nothing it started should outlive it.
 */
process.stdin.resume().once('close', () => process.exit(1));

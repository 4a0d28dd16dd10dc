import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';

interface ChangedFile {
  file: string;
  source: string;
  changed: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Changes files until the end of the process at the latest. @returns restores them before */
export function writeUntilRestored(files: readonly ChangedFile[]): () => void {
  const restore = () => {
    for (const { file, source } of files) writeFileSync(file, source);
  };
  // Without a handler, a signal ends the process without the event `exit`.
  const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.once('exit', restore);
  for (const signal of SIGNALS) process.once(signal, exit);
  for (const { file, changed } of files) writeFileSync(file, changed);
  return () => {
    restore();
    process.off('exit', restore);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

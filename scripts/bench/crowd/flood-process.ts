import { constants, setPriority } from 'node:os';
import { run, type Flood } from './flood';

// Runs in a process of its own, because a busy client would distort the visitor's times, and with
// low priority, because real attackers do not share the shop's machine.
async function main(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  // Written by the bench, which has the same type.
  const flood = JSON.parse(process.argv[2] ?? '') as Flood;
  process.stdout.write(JSON.stringify(await run(flood)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import { constants, setPriority } from 'node:os';
import { run, type Flood } from './flood';

// In a process of its own: the visitor's times must not be those of a client that is busy. Strangers
// have machines of their own: theirs gives way to the shop's.
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

import { releaseJourney } from '@/scripts/content/testing/release-journey';

/** Prints what is seen on an editor's way with the content service of the environment. */
releaseJourney()
  .then((seen) => process.stdout.write(`${JSON.stringify(seen)}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });

import { diagnose, isIll, linesOf } from './doctor/diagnose';
import { readEnvFile } from './env-file';

/** Checks the environment of a shop, says each fault with its mend, and exits with 1 if there is one. */
async function main(): Promise<void> {
  // Variables of the environment count more than those of a running shop.
  readEnvFile();
  const diagnoses = await diagnose(process.env);
  for (const line of linesOf(diagnoses)) console.log(line);
  if (isIll(diagnoses)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { installed } from '@/scripts/strangers/installed';

const MAILAUTH = 'mailauth@7.1.0';

const verified = z.object({
  results: z.array(
    z.object({ signingDomain: z.string(), status: z.object({ result: z.string() }) }),
  ),
});

type Verify = (
  email: Buffer,
  options: { resolver: (name: string, type: string) => Promise<string[][]> },
) => Promise<unknown>;

/**
 * Verifies the signatures of emails by a library that receivers use, which is installed from npm.
 * @param record of the DNS that has the public key
 * @returns for each email its signatures, as `example.com pass`
 */
export async function signaturesOf(
  emails: readonly string[],
  record: { name: string; text: string },
): Promise<string[][]> {
  const packages = await installed([MAILAUTH]);
  try {
    const load = createRequire(path.join(packages.folder, 'package.json'));
    // What its documentation says of this function; its result is checked.
    const { dkimVerify } = load('mailauth/lib/dkim/verify') as { dkimVerify: Verify };
    const resolver = async (name: string, type: string) => {
      if (name === record.name && type === 'TXT') return [[record.text]];
      throw Object.assign(new Error(`${type} ${name} does not exist`), { code: 'ENOTFOUND' });
    };
    return await Promise.all(
      emails.map(async (email) => {
        const verdict = await dkimVerify(Buffer.from(email, 'latin1'), { resolver });
        const { results } = verified.parse(verdict);
        return results.map(({ signingDomain, status }) => `${signingDomain} ${status.result}`);
      }),
    );
  } finally {
    await packages.remove();
  }
}

import { parseArgs } from 'node:util';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import { staffLinkUrl } from '@/lib/messaging/outbox/staff-invitation-email.server';
import { env } from '@/lib/platform/env/env.server';
import { disableStaff, inviteStaff, listStaff } from '@/lib/counter/staff/staff-accounts.server';
import { readEnvFile } from './env-file';
import { runCommand } from './run-command';

const USAGE = `usage: npm run staff -- <command>
  list                                  everybody who may sign in to the counter, and who may no longer
  invite <email> --role <role>          a link to set a password, which works once and for a day; also for
                                        somebody who has forgotten it, or gets another role
                                        roles: ${STAFF_ROLES.join(', ')}
  disable <email>                       signs somebody out who leaves, everywhere
`;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function printStaff(): Promise<void> {
  for (const { email, role, hasPassword, hasSecondFactor, disabledAt } of await listStaff()) {
    const state = disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited';
    print([email, role, state, ...(hasSecondFactor ? ['second factor'] : [])].join('  '));
  }
}

function readCommand(args: string[]) {
  try {
    const options = { role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name = '', email = '', ...rest] = positionals;
    const role = STAFF_ROLES.find((each) => each === values.role);
    const isWhole =
      rest.length === 0 &&
      (name === 'list'
        ? email === ''
        : /^[^@\s]+@[^@\s]+$/.test(email) && (name === 'disable' || role !== undefined));
    return isWhole ? { name, email, role } : null;
  } catch {
    return null;
  }
}

/** @returns the exit code */
async function run(args: string[]): Promise<0 | 1 | 2> {
  const command = readCommand(args);
  if (!command || !['list', 'invite', 'disable'].includes(command.name)) {
    process.stderr.write(USAGE);
    return 2;
  }
  readEnvFile();
  const { name, email, role } = command;
  if (name === 'list') await printStaff();
  if (name === 'invite' && role) {
    const link = await inviteStaff(email, role);
    print(staffLinkUrl(env().SITE_URL, link));
  }
  if (name === 'disable' && !(await disableStaff(email))) {
    process.stderr.write('there is nobody with this address\n');
    return 1;
  }
  return 0;
}

runCommand(run);

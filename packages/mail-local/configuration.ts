import path from 'node:path';

export interface Configuration {
  port: number;
  /** Port of the HTTP reader. */
  readerPort: number;
  /** Absolute path of the directory for messages. */
  directory: string;
}

/** @throws Error with one line that names every missing or invalid variable */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const faults: string[] = [];
  const port = (name: string, preset: number) => {
    const value = Number(env[name] || preset);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) faults.push(`${name} is no port`);
    return value;
  };
  const state = env.STATE_DIRECTORY ?? '';
  if (!path.isAbsolute(state)) faults.push('STATE_DIRECTORY is not an absolute path');
  const configuration = {
    port: port('MAIL_PORT', 4400),
    readerPort: port('MAIL_READER_PORT', 4401),
    directory: path.join(state, 'mail'),
  };
  if (faults.length > 0) throw new Error(faults.join(', '));
  return configuration;
}

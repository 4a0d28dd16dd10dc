export interface Configuration {
  /**
   * Absolute path; contains `database-url`, the log and (if the server's user can reach it) the
   * data.
   */
  stateDirectory: string;
  port: number;
}

/** @throws Error with one line naming the missing or invalid variable */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const stateDirectory = environment.STATE_DIRECTORY ?? '';
  if (!stateDirectory.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(stateDirectory)) {
    throw new Error('STATE_DIRECTORY must be an absolute path');
  }
  const port = Number(environment.POSTGRES_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error('POSTGRES_PORT must be a port number between 1 and 65535');
  }
  return { stateDirectory, port };
}

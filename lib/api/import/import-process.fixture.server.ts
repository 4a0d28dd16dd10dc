import { runImports } from './run-imports.server';

/** Runs imports that wait in a process that can be killed. */
console.log('ready imports');
void runImports();

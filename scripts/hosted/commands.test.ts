import { readFileSync } from 'node:fs';
import { COMMANDS, OWN_STEPS, WITHOUT_ENVIRONMENT } from './commands';

test('every command of package.json is run with an environment alone, or needs none', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const named = new Set([...COMMANDS.map(([name]) => name), ...OWN_STEPS, ...WITHOUT_ENVIRONMENT]);
  expect(Object.keys(scripts).toSorted()).toEqual([...named].toSorted());
});

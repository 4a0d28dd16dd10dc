import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Finding } from './world';

const parameter = z.union([z.string(), z.number(), z.boolean()]);
const story = z.object({
  seed: z.number(),
  /** Number of people, and of devices that each has, where they are not the default. */
  size: z.object({ people: z.number(), devices: z.number() }).optional(),
  steps: z.array(
    z.object({ id: z.string(), does: z.string(), with: z.record(z.string(), parameter) }),
  ),
});

/** Steps that can be run again, with the seed of their people and articles. */
export type Story = z.output<typeof story>;

const FOLDER = path.resolve('.data/stories');

/** @throws if the file is no story */
export const readStory = (file: string): Story =>
  story.parse(JSON.parse(readFileSync(file, 'utf8')));

/** @returns the file, relative to the checkout */
export function saveStory(saved: Story): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `seed-${saved.seed}.json`);
  writeFileSync(file, JSON.stringify(saved, null, 1));
  return path.relative('.', file);
}

/** Describes what happened and what was found at the end, in numbered sentences. */
export function inSentences({
  lines: messages,
  findings,
}: {
  lines: readonly { sentence: string }[];
  findings: readonly Finding[];
}): string {
  const sentences = messages.map(({ sentence }, at) => `${at + 1}. ${sentence}`);
  const broken = findings.map(
    ({ invariant, expected, found }) =>
      `${invariant}\n   expected: ${expected}\n   found:    ${found}`,
  );
  return [...sentences, '', ...broken].join('\n');
}

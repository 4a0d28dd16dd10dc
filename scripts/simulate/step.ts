import type { World } from './world';

/** Parameters of a step; plain values, so that a story can be saved. */
export type Parameters = Readonly<Record<string, string | number | boolean>>;

/** One step of a story. */
export interface Step {
  /** Name by which later steps refer to it. */
  id: string;
  does: string;
  with: Parameters;
}

/** Something that can happen in the shop. */
export interface Action {
  name: string;
  /** How often it is drawn, relative to the others. */
  weight: number;
  /** Draws its parameters. @returns `null`: nobody can do it now */
  draw: (world: World) => Parameters | null;
  /** @returns what happened, as a sentence; `null`: it was impossible */
  run: (world: World, parameters: Parameters) => Promise<string | null>;
}

export const text = (parameters: Parameters, name: string): string =>
  String(parameters[name] ?? '');
export const number = (parameters: Parameters, name: string): number => Number(parameters[name]);

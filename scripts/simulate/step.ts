import type { World } from './world';

/** Parameters of a step; plain values, so that a story can be saved. */
export type Parameters = Readonly<Record<string, string | number | boolean>>;

/** One step of a story. */
export interface Step {
  /** By which later steps speak of it. */
  id: string;
  does: string;
  with: Parameters;
}

/** Something that can happen in the shop's life. */
export interface Action {
  name: string;
  /** How often it is chosen, against the others. */
  weight: number;
  /** Draws parameters for it. @returns `null` when nobody can do it now */
  draw: (world: World) => Parameters | null;
  /** @returns what happened, as a sentence; `null` when it cannot happen now */
  run: (world: World, parameters: Parameters) => Promise<string | null>;
}

export const text = (parameters: Parameters, name: string): string =>
  String(parameters[name] ?? '');
export const number = (parameters: Parameters, name: string): number => Number(parameters[name]);

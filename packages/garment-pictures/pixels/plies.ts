import type { Drawing } from '#drawing/drawing';
import { curve, shape } from '#drawing/outline';
import type { Groove, Matrix, Ply, Relief } from '#garment/relief';
import { flatten } from './flatten';

/** A ply with its outline in the garment's own units. */
export interface LaidPly extends Ply {
  readonly lines: readonly (readonly number[])[];
  readonly formLines?: readonly (readonly number[])[] | undefined;
  readonly joinLines?: readonly (readonly number[])[] | undefined;
  readonly matrix: Matrix;
}

export interface LaidGrooves {
  readonly clip: readonly (readonly number[])[];
  readonly grooves: readonly (Groove & { readonly lines: readonly (readonly number[])[] })[];
}

type Laid = { readonly ply: LaidPly } | { readonly pressed: LaidGrooves };

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

function joined(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, i] = inner;
  return [
    a * ia + c * ib,
    b * ia + d * ib,
    a * ic + c * id,
    b * ic + d * id,
    a * ie + c * i + e,
    b * ie + d * i + f,
  ];
}

/** The layers of a garment, the lowest first. */
export class Plies implements Relief {
  readonly isLitInPixels = true;
  readonly laid: Laid[] = [];
  private matrix = unmoved;

  addPly(_: Drawing, ply: Ply): void {
    const { matrix } = this;
    const formLines = ply.form && flatten(shape(ply.form.outline), matrix);
    const joinLines = ply.join && flatten(curve(ply.join.line), matrix);
    const lines = flatten(ply.path, matrix);
    this.laid.push({ ply: { ...ply, lines, formLines, joinLines, matrix } });
  }

  addGrooves(_: Drawing, path: string, grooves: readonly Groove[]): void {
    const { matrix } = this;
    const pressed = {
      clip: flatten(path, matrix),
      grooves: grooves.map((groove) => ({ ...groove, lines: flatten(groove.path, matrix) })),
    };
    this.laid.push({ pressed });
  }

  within<Result>(matrix: Matrix, draw: () => Result): Result {
    const outer = this.matrix;
    this.matrix = joined(outer, matrix);
    const result = draw();
    this.matrix = outer;
    return result;
  }
}

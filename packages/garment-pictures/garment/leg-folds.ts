import type { Random } from '#drawing/random';
import { fold, laid, type Fold } from './folds';
import type { LegBuild } from './leg-build';

/** Drag lines from the crotch over the thigh. */
function forkFolds({ hip, crotch }: LegBuild, random: Random): Fold[] {
  return [0, 1, 2, 3].map((index) => {
    const rise = (index - 1.2) * random.between(26, 44);
    const to = [hip * random.between(0.5, 0.86), crotch - rise - random.between(0, 40)] as const;
    const bow = random.between(-6, 16);
    const from = [6, crotch - 4 + index * 5] as const;
    return fold(from, to, bow, random.between(7, 13), random.between(0.22, 0.46));
  });
}

/** Creases behind the knee, from alternating sides. */
function kneeFolds({ knee, kneeAt }: LegBuild, random: Random): Fold[] {
  const [inner, outer] = knee;
  return [0, 1, 2, 3, 4, 5].map((index) => {
    const y = kneeAt + (index - 3) * random.between(20, 40);
    const reach = random.between(0.3, 0.62) * (outer - inner);
    const level = y + random.between(-34, 30);
    const [from, to] = index % 2 ? [outer + 2, outer - reach] : [inner - 2, inner + reach];
    const wide = random.between(6, 11);
    return fold([from, y], [to, level], random.sway() * 10, wide, random.between(0.18, 0.4));
  });
}

/** The break where the leg meets the shoe. */
function breakFolds({ hem, length }: LegBuild, random: Random): Fold[] {
  return [0, 1, 2].map(() => {
    const y = length - random.between(20, 110);
    const from = random.next() < 0.5 ? hem[0] : hem[1];
    const to = [(hem[0] + hem[1]) / 2 + random.sway() * 20, y + random.between(-26, 16)] as const;
    const wide = random.between(6, 10);
    return fold([from, y], to, random.sway() * 8, wide, random.between(0.2, 0.42));
  });
}

function drapeFolds({ hip, crotch, knee, kneeAt, hem, length }: LegBuild, random: Random): Fold[] {
  const centre = (knee[0] + knee[1]) / 2;
  const foot = (hem[0] + hem[1]) / 2;
  const aside = () => random.sway() * 18;
  return [
    fold([centre + aside(), kneeAt + 60], [foot + aside(), length - 60], aside(), 18, 0.24),
    fold([hip * 0.52, crotch + 60], [centre + aside(), kneeAt - 60], aside(), 22, 0.26),
  ];
}

function shortFolds({ hip, hipAt, crotch, length }: LegBuild, random: Random): Fold[] {
  const bow = () => random.sway() * 14;
  return [
    fold([hip * 0.55, length - 4], [hip * 0.48, crotch + 30], bow(), 16, 0.3),
    fold([hip * 0.86, length - 14], [hip * 0.8, hipAt + 60], bow(), 14, 0.26),
  ];
}

export function legFolds(build: LegBuild, random: Random): Fold[] {
  const { hip, hipAt, length } = build;
  const side = fold([hip * 0.6, 70], [hip * 0.72, hipAt + 30], random.sway() * 10, 14, 0.18);
  const upper = [...forkFolds(build, random), side];
  if (length < 600) return laid([...upper, ...shortFolds(build, random)], random);
  const lower = [...kneeFolds(build, random), ...breakFolds(build, random)];
  return laid([...upper, ...lower, ...drapeFolds(build, random)], random);
}

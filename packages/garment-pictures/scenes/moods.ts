import { oklch, type Oklch } from '#drawing/colour';

/** Colours of a project's teasers: the room, its furniture and the clothes in it. */
export interface Mood {
  readonly name: MoodName;
  readonly wall: Oklch;
  readonly floor: Oklch;
  readonly wood: Oklch;
  readonly metal: Oklch;
  readonly sunlight: Oklch;
  readonly leather: Oklch;
  readonly cloths: readonly [Oklch, ...Oklch[]];
}

export const moodNames = ['hgg', 'hrm', 'eck'] as const;
export type MoodName = (typeof moodNames)[number];

export const moods: Record<MoodName, Mood> = {
  hgg: {
    name: 'hgg',
    wall: oklch(0.915, 0.018, 78),
    floor: oklch(0.8, 0.035, 68),
    wood: oklch(0.62, 0.075, 62),
    metal: oklch(0.34, 0.015, 60),
    sunlight: oklch(0.97, 0.035, 82),
    leather: oklch(0.45, 0.08, 50),
    cloths: [
      oklch(0.29, 0.055, 262),
      oklch(0.58, 0.12, 42),
      oklch(0.88, 0.02, 85),
      oklch(0.44, 0.05, 255),
      oklch(0.7, 0.055, 70),
      oklch(0.38, 0.045, 155),
      oklch(0.78, 0.045, 245),
      oklch(0.5, 0.07, 55),
      oklch(0.34, 0.01, 260),
    ],
  },
  hrm: {
    name: 'hrm',
    wall: oklch(0.935, 0.014, 98),
    floor: oklch(0.78, 0.018, 85),
    wood: oklch(0.42, 0.05, 52),
    metal: oklch(0.66, 0.03, 85),
    sunlight: oklch(0.985, 0.02, 92),
    leather: oklch(0.33, 0.05, 45),
    cloths: [
      oklch(0.24, 0.03, 265),
      oklch(0.52, 0.065, 248),
      oklch(0.94, 0.008, 95),
      oklch(0.37, 0.012, 262),
      oklch(0.76, 0.04, 248),
      oklch(0.66, 0.03, 85),
      oklch(0.31, 0.045, 260),
      oklch(0.6, 0.008, 260),
      oklch(0.4, 0.075, 22),
    ],
  },
  eck: {
    name: 'eck',
    wall: oklch(0.93, 0.004, 95),
    floor: oklch(0.84, 0.005, 90),
    wood: oklch(0.27, 0.008, 60),
    metal: oklch(0.22, 0.003, 80),
    sunlight: oklch(0.99, 0.005, 95),
    leather: oklch(0.2, 0.006, 60),
    cloths: [
      oklch(0.2, 0.004, 270),
      oklch(0.86, 0.008, 90),
      oklch(0.36, 0.004, 80),
      oklch(0.7, 0.012, 80),
      oklch(0.96, 0.004, 95),
      oklch(0.28, 0.005, 60),
      oklch(0.55, 0.006, 85),
      oklch(0.78, 0.014, 78),
    ],
  },
};

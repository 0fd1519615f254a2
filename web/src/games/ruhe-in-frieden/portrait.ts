/** What each of the twenty-five looks like: put together from parts, always the same for the same relative. */

import { partsOf } from './pieces';

export interface Face {
  /** Half the width and the height of the head, and how square the jaw is. */
  wide: number;
  tall: number;
  jaw: number;
  skin: string;
  hair: string;
  isLady: boolean;
  hairdo: number;
  glasses: 'none' | 'round' | 'square' | 'monocle' | 'half';
  hat: 'none' | 'nightcap' | 'bowler' | 'bonnet' | 'beret' | 'feather';
  whiskers: 'none' | 'moustache' | 'beard' | 'sideburns' | 'goatee';
  nose: number;
  /** Collar, bow tie, pearls, shawl or brooch. */
  neck: number;
}

const SKINS = ['var(--skin-0)', 'var(--skin-1)', 'var(--skin-2)', 'var(--skin-3)', 'var(--skin-4)'];
const HAIRS = ['var(--hair-0)', 'var(--hair-1)', 'var(--hair-2)', 'var(--hair-3)', 'var(--hair-4)', 'var(--hair-5)'];
/** Every family has a head of its own: narrow, heart-shaped, long, square, round. */
const HEADS: readonly [number, number, number][] = [
  [19, 25, 4],
  [22, 24, 0],
  [18, 27, 7],
  [23, 23, 12],
  [24, 22, 6],
];
const GLASSES = ['none', 'round', 'monocle', 'square', 'half'] as const;
const HATS_HIS = ['none', 'bowler', 'none', 'nightcap', 'beret'] as const;
const HATS_HERS = ['none', 'bonnet', 'feather', 'none', 'nightcap'] as const;
const WHISKERS = ['moustache', 'beard', 'none', 'sideburns', 'goatee'] as const;

/** Names alternate between her and him through each family. */
export function faceOf(relative: string): Face {
  const { family, wish } = partsOf(relative);
  const isLady = (family + wish) % 2 === 0;
  const [wide, tall, jaw] = HEADS[family - 1] ?? [21, 24, 5];
  const pick = <T>(from: readonly T[], place: number, otherwise: T): T => from[place % from.length] ?? otherwise;
  return {
    wide,
    tall,
    jaw,
    isLady,
    skin: pick(SKINS, family + wish * 2, 'var(--skin-0)'),
    hair: pick(HAIRS, family * 2 + wish, 'var(--hair-0)'),
    hairdo: (wish + family * 3) % 5,
    glasses: pick(GLASSES, wish * 2 + family, 'none'),
    hat: pick(isLady ? HATS_HERS : HATS_HIS, wish + family * 2, 'none'),
    whiskers: isLady ? 'none' : pick(WHISKERS, wish * 3 + family, 'none'),
    nose: (family + wish) % 3,
    neck: (wish + family) % 5,
  };
}

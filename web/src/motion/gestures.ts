/** How a piece moves that stays where it is: it comes, or it is turned. All gestures there are. */

export type Gesture = 'fade' | 'flip' | 'drop' | 'lift' | 'land' | 'pulse' | 'spin';

/** The gestures of a game, by the first word of a piece's kind. What is not named fades in and is flipped. */
export type Gestures = Readonly<Record<string, { comes?: Gesture; turns?: Gesture }>>;

/** Where a gesture begins; it ends with the piece as it is drawn. */
export const STARTS: Record<Exclude<Gesture, 'spin'>, Keyframe> = {
  fade: { opacity: 0 },
  flip: { transform: 'scaleX(0.08)' },
  drop: { opacity: 0, transform: 'translateY(-60%) scale(1.3)' },
  lift: { opacity: 0.4, transform: 'translate(25%, -25%) rotate(14deg)' },
  land: { transform: 'translateY(-1rem) rotate(-20deg) scale(1.15)' },
  pulse: { transform: 'scale(1.3)' },
};

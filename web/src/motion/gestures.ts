/** How a piece moves that stays where it is: it comes, it is turned, or it flares up for a moment. All gestures there are. */

export type Gesture = 'fade' | 'flip' | 'drop' | 'lift' | 'land' | 'pulse' | 'spin' | 'slide' | 'flare' | 'drift';

/** The gestures of a game, by the first word of a piece's kind. What is not named fades in and is flipped. */
export type Gestures = Readonly<Record<string, { comes?: Gesture; turns?: Gesture }>>;

/** How a gesture begins; it ends with the piece as it is drawn. */
export const STARTS: Record<Exclude<Gesture, 'spin'>, Keyframe[]> = {
  fade: [{ opacity: 0 }],
  flip: [{ transform: 'scaleX(0.08)' }],
  drop: [{ opacity: 0, transform: 'translateY(-60%) scale(1.3)' }],
  lift: [{ opacity: 0.4, transform: 'translate(25%, -25%) rotate(14deg)' }],
  land: [
    { transform: 'translateY(-2.5rem) rotate(-200deg) scale(1.15)' },
    { transform: 'translateY(0) rotate(12deg) scale(1)', offset: 0.6 },
    { transform: 'translateY(-0.5rem) rotate(-6deg)', offset: 0.8 },
  ],
  pulse: [{ transform: 'scale(1.3)' }],
  slide: [{ opacity: 0, transform: 'translateX(-3rem)' }],
  flare: [
    { opacity: 0, transform: 'scale(0.4) rotate(-8deg)' },
    { opacity: 1, transform: 'scale(1.12) rotate(2deg)', offset: 0.18 },
    { opacity: 1, transform: 'scale(1)', offset: 0.72 },
  ],
  drift: [
    { opacity: 0, transform: 'translate(-40%, 25%) rotate(-6deg)' },
    { opacity: 0.95, transform: 'translate(0, -6%) rotate(4deg)', offset: 0.45 },
    { opacity: 0.8, transform: 'translate(18%, 2%) rotate(-3deg)', offset: 0.75 },
  ],
};

/** These take longer, because what they show is drawn for nothing else. */
export const LONG: readonly Gesture[] = ['flare', 'drift'];

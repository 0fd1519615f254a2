/** What the page says of its house before anything else: where it is, whose it is, and whether it asks for a password. */

export interface Sign {
  /** The path the house is found under; empty where it is alone at its address. */
  base: string;
  name: string | null;
  greeting: string | null;
  imprint: string | null;
  privacy: string | null;
  languages: string[];
  /** The games that can be played; all if there are none. */
  games: string[];
  /** Whether the password must be told first. */
  locked: boolean;
}

/** The sign of a page; what it leaves out is as usual. */
export function readSign(content: string | null | undefined): Sign {
  const usual: Sign = { base: '', name: null, greeting: null, imprint: null, privacy: null, languages: [], games: [], locked: false };
  return { ...usual, ...(JSON.parse(content || '{}') as Partial<Sign>) };
}

export const sign = readSign(globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sexton-house"]')?.content);

/** What the house is called. */
export const houseName = sign.name ?? 'Sexton';

/** The address of a page or a file of the house, from its path. */
export const pathTo = (path: string): string => sign.base + path;

/** The same for somebody else's address bar. */
export const linkTo = (path: string): string => location.origin + pathTo(path);

/** The path of an address within the house. */
export const within = (pathname: string, base = sign.base): string => (pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname === base ? '/' : pathname);

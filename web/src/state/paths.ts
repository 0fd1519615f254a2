/** Which page a path means. */

export type Route =
  | { page: 'door' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'device'; token: string }
  | { page: 'here'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'replay'; table: string; step: number | null }
  | { page: 'me' }
  | { page: 'admin' }
  | { page: 'lost' };

/** A part of a path; what is not encoded well is no page's name. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** The page of a path. */
export function readRoute(path: string, hash: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '').map(decoded);
  const anchor = hash.replace(/^#/, '');
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'door' };
  if (second === '') return first === 'me' || first === 'admin' ? { page: first } : { page: 'lost' };
  switch (first) {
    case 't':
      return { page: 'table', code: second.toUpperCase() };
    case 'tv':
      return { page: 'tv', code: second.toUpperCase() };
    case 'device':
      return { page: 'device', token: second };
    case 'here':
      return { page: 'here', game: second };
    case 'learn':
      return { page: 'learn', game: second };
    case 'rules':
      return { page: 'rules', game: second, rule: anchor === '' ? null : anchor };
    case 'replay':
      return { page: 'replay', table: second, step: /^\d+$/.test(anchor) ? Number(anchor) : null };
    default:
      return { page: 'lost' };
  }
}

/**
 * A pattern such as `/\/+$/` tries again at each slash of a run, which takes a time that grows with
 * its square.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** A path without the slashes around it. */
export const withoutSlashes = (path: string): string => withoutEndSlashes(path.replace(/^\/+/, ''))

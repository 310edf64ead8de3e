export type Video =
  | { kind: 'file'; url: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'vimeo'; id: string }
  | { kind: 'facebook'; url: string }
  | { kind: 'tour'; provider: 'matterport' | 'tvl' | 'yisual'; url: string }

const fileExtension = /\.(mp4|mov|wmv|avi|flv|webm)$/i
/** A film among the files of the site itself, such as `/demo/villa.webm`. */
const ownPath = /^\/[\w-][\w./-]*$/
const youtubeId = /^[\w-]{11}$/
const tourHosts = {
  'matterport.com': 'matterport',
  'tvl.be': 'tvl',
  'tvl.com': 'tvl',
  'yisual.be': 'yisual',
  'yisual.com': 'yisual',
} as const

/** What stands before the id in an address of YouTube that does not name it in its query. */
const youtubePaths: readonly (string | undefined)[] = ['shorts', 'embed', 'live']

/**
 * Who may show a frame in a page: the players of the films, and the tours at their own addresses.
 */
export const videoFrameHosts: readonly string[] = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.facebook.com',
  ...Object.keys(tourHosts).flatMap((domain) => [domain, `*.${domain}`]),
]

const isOnDomain = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

function youtubeIdOf(url: URL): string | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean)
  const id = isOnDomain(url.hostname, 'youtu.be')
    ? first
    : youtubePaths.includes(first)
      ? second
      : url.searchParams.get('v')
  return id && youtubeId.test(id) ? id : undefined
}

function parseWebUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/**
 * What an address of a video or virtual tour leads to; nothing when it is none that can be shown.
 */
export function videoOf(address: string): Video | undefined {
  const path = address.trim()
  if (ownPath.test(path) && fileExtension.test(path)) return { kind: 'file', url: path }
  const url = parseWebUrl(path)
  if (!url) return undefined
  const host = url.hostname

  if (
    ['youtube.com', 'youtube-nocookie.com', 'youtu.be'].some((domain) => isOnDomain(host, domain))
  ) {
    const id = youtubeIdOf(url)
    return id ? { kind: 'youtube', id } : undefined
  }
  if (isOnDomain(host, 'vimeo.com')) {
    const id = /\/(\d+)(?:\/|$)/.exec(url.pathname)?.[1]
    return id ? { kind: 'vimeo', id } : undefined
  }
  if (
    isOnDomain(host, 'fb.watch') ||
    (isOnDomain(host, 'facebook.com') && /\/videos\/|^\/watch\b|^\/reel\//.test(url.pathname))
  ) {
    return { kind: 'facebook', url: url.href }
  }
  for (const [domain, provider] of Object.entries(tourHosts)) {
    if (isOnDomain(host, domain)) return { kind: 'tour', provider, url: url.href }
  }
  return fileExtension.test(url.pathname) ? { kind: 'file', url: url.href } : undefined
}

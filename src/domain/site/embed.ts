import type { Video } from './video'

/** Whose player a video needs, as visitors know it; a file of its own needs none. */
export type Embed = { src: string; host: string; isTour: boolean }

const encoded = encodeURIComponent

/**
 * The frame that plays a video, from the address that tells least about the visitor; nothing for a
 * plain file.
 */
export function embedOf(video: Video): Embed | undefined {
  switch (video.kind) {
    case 'youtube':
      return {
        src: `https://www.youtube-nocookie.com/embed/${video.id}?rel=0&autoplay=1`,
        host: 'YouTube',
        isTour: false,
      }
    case 'vimeo':
      return {
        src: `https://player.vimeo.com/video/${video.id}?dnt=1&autoplay=1`,
        host: 'Vimeo',
        isTour: false,
      }
    case 'facebook':
      return {
        src: `https://www.facebook.com/plugins/video.php?href=${encoded(video.url)}&show_text=false&autoplay=true`,
        host: 'Facebook',
        isTour: false,
      }
    case 'tour':
      return {
        src: video.url,
        host: { matterport: 'Matterport', tvl: 'TVL', yisual: 'Yisual' }[video.provider],
        isTour: true,
      }
    case 'file':
      return undefined
    default:
      return video satisfies never
  }
}

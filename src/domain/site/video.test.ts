import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { videoFrameHosts, videoOf } from './video'

describe('videoOf', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=4',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  ])('reads the YouTube id of %s', (address) => {
    expect(videoOf(address)).toEqual({ kind: 'youtube', id: 'dQw4w9WgXcQ' })
  })

  it.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?h=1'])(
    'reads the Vimeo number of %s',
    (address) => {
      expect(videoOf(address)).toEqual({ kind: 'vimeo', id: '76979871' })
    },
  )

  it.each([
    ['https://www.facebook.com/agency/videos/1234567890/', 'facebook'],
    ['https://fb.watch/abcDEF123/', 'facebook'],
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'tour'],
    ['https://example.be/film.MP4?x=1', 'file'],
    ['http://example.be/a/b.webm', 'file'],
  ])('recognises %s as %s', (address, kind) => {
    expect(videoOf(address)?.kind).toBe(kind)
  })

  it.each([
    ['https://tour.tvl.be/a', 'tvl'],
    ['https://tvl.com/a', 'tvl'],
    ['https://www.yisual.com/tour/1', 'yisual'],
    ['https://tour.yisual.be/1', 'yisual'],
  ])('shows the tour %s of %s, whose host the policy lets frame', (address, provider) => {
    expect(videoOf(address)).toEqual({ kind: 'tour', provider, url: address })
    const { hostname } = new URL(address)
    const isAllowed = (host: string) =>
      host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
    expect(videoFrameHosts.some(isAllowed)).toBe(true)
  })

  it.each([
    '',
    'film.mp4',
    '//evil.example/film.mp4',
    '/\\evil.example/film.mp4',
    '/page/',
    'https://youtube.com/watch?v=short',
    'https://vimeo.com/channels',
    'https://example.be/page',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://matterport.com.evil.example/show',
    'https://notyisual.be/tour',
    'https://youtube.com/live/short',
    'javascript:alert(1)//a.mp4',
    'ftp://example.be/a.mp4',
  ])('refuses %j', (address) => {
    expect(videoOf(address)).toBeUndefined()
  })

  it('plays a film among the files of the site', () => {
    expect(videoOf(' /demo/villa.webm ')).toEqual({ kind: 'file', url: '/demo/villa.webm' })
  })

  it('never throws and returns no address but of http or of the site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const video = videoOf(address)
        if (video && 'url' in video) expect(video.url).toMatch(/^(https?:|\/[\w-])/)
      }),
    )
  })
})

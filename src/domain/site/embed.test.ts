import { describe, expect, it } from '@jest/globals'

import { embedOf } from './embed'
import { videoFrameHosts, videoOf } from './video'

const frame = (address: string) => {
  const video = videoOf(address)
  return video && embedOf(video)
}

describe('the frame of a video', () => {
  it('plays YouTube without cookies and without videos of others at the end', () => {
    expect(frame('https://youtu.be/aqz-KE-bpKQ')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1',
    )
  })

  it('carries a Facebook address whole', () => {
    expect(frame('https://www.facebook.com/x/videos/1/?a=b&c=d')?.src).toContain(
      'href=https%3A%2F%2Fwww.facebook.com%2Fx%2Fvideos%2F1%2F%3Fa%3Db%26c%3Dd',
    )
  })

  it('needs no frame for a file', () => {
    expect(frame('https://media.example/film.mp4')).toBeUndefined()
  })

  it('only ever opens addresses that the pages admit as frames', () => {
    const addresses = [
      'https://youtu.be/aqz-KE-bpKQ',
      'https://vimeo.com/76979871',
      'https://fb.watch/abc/',
      'https://my.matterport.com/show/?m=x',
      'https://a.yisual.com/t/1',
    ]
    for (const address of addresses) {
      const host = new URL(frame(address)?.src ?? 'https://none').hostname
      expect(
        videoFrameHosts.some(
          (allowed) =>
            allowed === host || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1))),
        ),
      ).toBe(true)
    }
  })
})

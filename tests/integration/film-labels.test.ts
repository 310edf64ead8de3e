import { expect, test } from '@jest/globals'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { Video } from '@/components/media/Video'
import { Banner } from '@/components/modules/Banner'
import type { PictureView } from '@/components/media/Picture'

const LABEL = 'Virtueel ingericht'
const photo: PictureView = { alt: 'Kamer', width: 3, height: 2, src: '/a.webp', sizes: [] }

const before = (address: string, poster: PictureView) =>
  createElement(Video, {
    address,
    poster,
    title: 'Rondgang',
    words: { play: 'Afspelen', tour: 'Tour', from: (host: string) => host },
  })
const inBanner = (poster: PictureView) =>
  createElement(Banner, {
    banner: { type: 'film', src: '/a.mp4', poster },
    title: 'Welkom',
    text: '',
    words: { gallery: '', previous: '', next: '', position: '', pause: '', resume: '' },
  })

test.each<[string, (poster: PictureView) => ReactElement]>([
  ['a film of our own', (poster) => before('/api/media/file/rondgang.mp4', poster)],
  ['a film elsewhere', (poster) => before('https://www.youtube.com/watch?v=abcdefghijk', poster)],
  ['the film of a banner', inBanner],
])(
  'the picture before %s says in letters that a machine made it, and a photo does not',
  (_, draw) => {
    const letters = (picture: PictureView) =>
      renderToStaticMarkup(draw(picture)).replaceAll(/<[^>]*>/g, '·')
    expect(letters({ ...photo, label: LABEL })).toContain(LABEL)
    expect(letters(photo)).not.toContain(LABEL)
  },
)

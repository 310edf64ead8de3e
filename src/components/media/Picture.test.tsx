import { expect, test } from '@jest/globals'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { ArticleBody } from '../article/ArticleBody'
import { ArticleRow } from '../article/ArticleRow'
import { FormIntro } from '../form/FormIntro'
import { ListingRow } from '../map/frame/ListingRow'
import type { MapWords } from '../map/frame/types'
import { PopupSheet } from '../popup/PopupSheet'
import { PropertyRows } from '../search/PropertyRows'
import type { PanelWords } from '../search/types'
import { LabelledPicture, type PictureView } from './Picture'

const LABEL = 'Virtueel ingericht'
const photo: PictureView = { alt: 'Kamer', width: 3, height: 2, src: '/a.webp', sizes: [] }
const staged: PictureView = { ...photo, label: LABEL }

const popup = { title: 'Open huis', description: '', link: '', linkLabel: '', delaySeconds: 1 }
const hit = { reference: 1, href: '/1', text: 'Huis' }
const point = { reference: 1, lat: 51, lon: 4, isExact: true, isHidden: false, isArea: false }

test.each<[string, (picture: PictureView) => ReactElement]>([
  ['by itself', (picture) => <LabelledPicture picture={picture} sizes="9px" />],
  [
    'above an article',
    (picture) => <ArticleBody picture={picture} video="" text="" gallery={[]} eager />,
  ],
  ['in an article', (picture) => <ArticleBody video="" text="" gallery={[picture]} eager />],
  [
    'beside an article',
    (picture) => <ArticleRow picture={picture} heading="Titel" text="" level={2} />,
  ],
  [
    'beside a form',
    (picture) => <FormIntro about={{ label: 'Over', picture, place: 'Gent', heading: 'Huis' }} />,
  ],
  [
    'in an announcement',
    (picture) => (
      <PopupSheet {...popup} picture={picture} actionPaths={[]} words={{ close: 'x' }} />
    ),
  ],
  [
    'beside a map',
    ({ src, label }) => (
      <ListingRow
        point={{ ...point, picture: src, ...(label && { pictureLabel: label }) } as never}
        ignored={[]}
        words={{} as MapWords}
      />
    ),
  ],
  [
    'in the search',
    (picture) => (
      <PropertyRows
        properties={[{ ...hit, picture }]}
        nearestTo={undefined}
        words={{ properties: 'Panden', reference: 'ref. {reference}' } as PanelWords}
      />
    ),
  ],
])(
  'a picture that a machine made or changed says so in letters %s, and a photo does not',
  (_, draw) => {
    const letters = (picture: PictureView) =>
      renderToStaticMarkup(draw(picture)).replaceAll(/<[^>]*>/g, '·')
    expect(letters(staged)).toContain(LABEL)
    expect(letters(photo)).not.toContain(LABEL)
  },
)

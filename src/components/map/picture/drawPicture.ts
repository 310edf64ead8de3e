import type { Point } from '@/domain/lib/geo'
import type { MapFile } from '@/domain/map/mapFile'
import { AREA_METRES, frameAround, PICTURE } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'
import type { Locale } from '@/i18n/locales'

import { groundLayers, overlayLayers } from '../frame/style/ground'
import { nameLayers } from '../frame/style/names'
import { paletteOf, type Tokens } from '../frame/style/palette'
import { roadLayers } from '../frame/style/roads'
import { schemas } from '../frame/style/schema'
import { drawNames, escapeXml } from './names'
import { drawLayer } from './paths'
import type { Circle } from './placeName'

export type PictureOptions = {
  place: Point & { isExact: boolean }
  layers: MapFile['layers']
  features: readonly TileFeature[]
  tokens: Tokens
  /** The colour of the mark. */
  accent: string
  locale: Locale
  title: string
  attribution: string
  /** Whether the place is marked; where a pin is put by hand, it stands over the picture. */
  hasMark?: boolean
}

const middle = { x: PICTURE.width / 2, y: PICTURE.height / 2 }
const PIN_PX = 22
/** A house, drawn around its middle. */
const HOUSE = 'M-8 1 0-7 8 1M-5.5-1.5v8h11v-8'

const pin = (accent: string, card: string) =>
  `<g transform="translate(${middle.x} ${middle.y})"><circle r="${PIN_PX}" fill="${accent}" stroke="${card}" stroke-width="3"/><path d="${HOUSE}" fill="none" stroke="${card}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`

const area = (accent: string, radius: number) =>
  `<circle cx="${middle.x}" cy="${middle.y}" r="${radius.toFixed(1)}" fill="${accent}" fill-opacity=".12" stroke="${accent}" stroke-opacity=".6" stroke-width="1.5"/>`

/** The font of the page is not known to a picture: the letters of the device are the nearest. */
const FONT = `font-family="Figtree,system-ui,sans-serif" font-weight="500" text-anchor="middle" dominant-baseline="central" stroke-linejoin="round" paint-order="stroke"`

/**
 * Draws the streets around a place as an SVG picture, in the style of the moving map. A place that
 * is not exact is a circle around its public point.
 */
export function drawPicture(options: PictureOptions): string {
  const { place, layers, features, tokens, accent, locale, title, attribution } = options
  const { hasMark = true } = options
  const frame = frameAround(place)
  const scene = { frame, features }
  const palette = paletteOf(tokens)
  const schema = schemas[layers]
  const drawn = [
    ...groundLayers(palette, schema),
    ...roadLayers(palette, schema),
    ...overlayLayers(palette, schema),
  ].map((layer) => drawLayer(layer, scene))
  const names = nameLayers(palette, schema, { locale, font: 'Figtree' })
  const taken: Circle[] = hasMark && place.isExact ? [{ ...middle, radius: PIN_PX + 4 }] : []
  const shape = place.isExact
    ? pin(accent, palette.card)
    : area(accent, frame.pixelsOfMetres(AREA_METRES))
  const mark = hasMark ? shape : ''
  const { width, height } = PICTURE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(attribution)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${palette.land}"/>`,
    `<g transform="scale(.1)">${drawn.join('')}</g>`,
    place.isExact ? '' : mark,
    `<g ${FONT}>${drawNames(names, scene, taken)}</g>`,
    place.isExact ? mark : '',
    '</svg>',
  ].join('')
}

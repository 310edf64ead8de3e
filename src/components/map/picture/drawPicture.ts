import type { MapFile } from '@/domain/map/mapFile'
import { AREA_METRES, type PictureFrame, type Size } from '@/domain/map/pictureFrame'
import type { TileFeature } from '@/domain/map/tileFeature'
import type { Locale } from '@/i18n/locales'

import { drawnGround, drawnNames } from '../frame/style/drawn'
import { groundLayers, overlayLayers } from '../frame/style/ground'
import { nameLayers } from '../frame/style/names'
import { paletteOf, type Tokens } from '../frame/style/palette'
import { roadLayers } from '../frame/style/roads'
import { schemas } from '../frame/style/schema'
import { drawnFeatures } from './drawnFeatures'
import { drawNames, escapeXml } from './names'
import { drawDots, drawLayer, FINE, sceneOf, type Detail } from './paths'
import type { Circle } from './placeName'

/** What marks the place in the middle: a house, or the circle around a place that is not exact. */
type Mark = { isExact: boolean; accent: string }

export type PictureOptions = {
  frame: PictureFrame
  layers: MapFile['layers']
  features: readonly TileFeature[]
  tokens: Tokens
  locale: Locale
  title: string
  attribution: string
  /** Without one nothing is marked: marks stand over the picture. */
  mark?: Mark
  /** Whether the country is drawn too, with the names of towns: what is seen from further away. */
  hasCountry?: boolean
  detail?: Detail
}

const PIN_PX = 22
/** A house, drawn around its middle. */
const HOUSE = 'M-8 1 0-7 8 1M-5.5-1.5v8h11v-8'
const FONT_FAMILY = 'Figtree'

const middleOf = ({ width, height }: Size) => ({ x: width / 2, y: height / 2 })

function pin({ x, y }: Circle, accent: string, card: string): string {
  return `<g transform="translate(${x} ${y})"><circle r="${PIN_PX}" fill="${accent}" stroke="${card}" stroke-width="3"/><path d="${HOUSE}" fill="none" stroke="${card}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`
}

const area = ({ x, y, radius }: Circle, accent: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${accent}" fill-opacity=".12" stroke="${accent}" stroke-opacity=".6" stroke-width="1.5"/>`

/** The font of the page is not known to a picture: the letters of the device are the nearest. */
const FONT = `font-family="${FONT_FAMILY},system-ui,sans-serif" font-weight="500" text-anchor="middle" dominant-baseline="central" stroke-linejoin="round" paint-order="stroke"`

/** The layers of the moving map from below to above, and those of its names. */
function layersOf({ tokens, layers, locale, hasCountry = false }: PictureOptions) {
  const palette = paletteOf(tokens)
  const schema = schemas[layers]
  const country = { font: FONT_FAMILY, hasStreets: true }
  return {
    palette,
    shapes: [
      ...(hasCountry ? drawnGround(palette, country) : []),
      ...groundLayers(palette, schema),
      ...roadLayers(palette, schema),
      ...overlayLayers(palette, schema),
    ],
    names: [
      ...nameLayers(palette, schema, { locale, font: FONT_FAMILY }),
      ...(hasCountry ? drawnNames(palette, country) : []),
    ],
  }
}

/** Draws the streets of a view as an SVG picture, in the style of the moving map. */
export function drawPicture(options: PictureOptions): string {
  const { frame, features, locale, title, attribution, mark, hasCountry, detail = FINE } = options
  const shown = hasCountry ? [...drawnFeatures(locale), ...features] : features
  const scene = sceneOf(frame, shown, detail)
  const { palette, shapes, names } = layersOf(options)
  const { width, height } = frame.size
  const middle = middleOf(frame.size)
  const house = mark?.isExact && { ...middle, radius: PIN_PX + 4 }
  const circle = mark?.isExact === false && { ...middle, radius: frame.pixelsOfMetres(AREA_METRES) }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(attribution)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${hasCountry ? palette.sea : palette.land}"/>`,
    `<g transform="scale(${1 / detail.parts})">${shapes.map((layer) => drawLayer(layer, scene)).join('')}</g>`,
    circle ? area(circle, mark.accent) : '',
    names.map((layer) => drawDots(layer, scene)).join(''),
    `<g ${FONT}>${drawNames(names, scene, house ? [house] : [])}</g>`,
    house ? pin(house, mark.accent, palette.card) : '',
    '</svg>',
  ].join('')
}

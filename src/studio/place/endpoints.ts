import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { defaultTokens } from '@/components/map/frame/style/palette'
import { findAddress } from '@/data/map/findAddress'
import { findMapFile } from '@/data/map/mapFile'
import { findFeatures } from '@/data/map/tiles'
import { isPoint, roundDegrees, type Point } from '@/domain/lib/geo'
import { streetMapOf } from '@/domain/map/mapFile'
import { frameOf, PICTURE, viewAround } from '@/domain/map/pictureFrame'
import { createStreetLookup } from '@/domain/map/streetTiles'
import { localeOf } from '@/i18n/locales'

import { readJson } from '../readJson'
import type { PlaceAnswer } from './answer'

const text = z.string().trim().max(200).nullish()
const degrees = z.number().nullish()

const placeQuery = z.strictObject({
  city: z.uuid(),
  street: text,
  houseNumber: text,
  latitude: degrees,
  longitude: degrees,
})

const pointOf = (latitude: unknown, longitude: unknown): Point | undefined => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const point = { lat: latitude, lng: longitude }
  return isPoint(point) ? point : undefined
}

const rounded = ({ lat, lng }: Point): Point => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) })

async function townOf(req: PayloadRequest, id: string): Promise<Point | undefined> {
  const city = await req.payload.findByID({
    collection: 'cities',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return pointOf(city?.latitude, city?.longitude)
}

async function answerPlace(
  req: PayloadRequest,
  { city, street, houseNumber, latitude, longitude }: z.infer<typeof placeQuery>,
): Promise<PlaceAnswer> {
  const town = await townOf(req, city)
  if (!town) return { problem: 'noTown' }
  if (!street) return { problem: 'noStreetGiven', town }
  const answer = await findAddress({ street, number: houseNumber ?? '', town })
  if ('problem' in answer) return { problem: answer.problem, town }
  const { precision } = answer.place
  const pin = pointOf(latitude, longitude)
  return {
    town,
    place: { ...rounded(answer.place), precision },
    ...(pin && { metresAway: Math.round(answer.metresFrom(pin)) }),
  }
}

/**
 * `POST /api/properties/place`: finds where the address in the form is, from the map file of the
 * installation, and how far the pin lies from it.
 */
const placeOfAddress: Endpoint = {
  path: '/place',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = placeQuery.safeParse(await readJson(req.body))
    if (!data) return Response.json({ problem: 'notUnderstood' }, { status: 400 })
    return Response.json(await answerPlace(req, data))
  },
}

const pictureQuery = z.object({ lat: z.coerce.number(), lng: z.coerce.number() })

async function drawPlace(point: Point, language: string): Promise<string | undefined> {
  const file = await findMapFile()
  if (!file || !createStreetLookup(file.streets, file.boxes)(point)) return undefined
  const place = { ...rounded(point), isExact: true }
  const { drawPicture } = await import('@/components/map/picture/drawPicture')
  const frame = frameOf(viewAround(place), PICTURE)
  return drawPicture({
    frame,
    layers: file.layers,
    features: await findFeatures(file, frame.box),
    tokens: defaultTokens,
    locale: localeOf(language),
    title: '',
    attribution: streetMapOf(file).attribution,
  })
}

/** `GET /api/properties/place-picture?lat=…&lng=…`: draws the streets around a place, without a mark. */
const pictureOfPlace: Endpoint = {
  path: '/place-picture',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data } = pictureQuery.safeParse(
      Object.fromEntries(new URL(req.url ?? '', 'http://localhost').searchParams),
    )
    const drawn = data && isPoint(data) ? await drawPlace(data, req.i18n.language) : undefined
    if (drawn === undefined) return new Response(null, { status: 404 })
    return new Response(drawn, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=600' },
    })
  },
}

export const placeEndpoints: Endpoint[] = [placeOfAddress, pictureOfPlace]

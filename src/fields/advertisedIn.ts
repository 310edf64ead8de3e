import type { PayloadRequest } from 'payload'

import type { Advertised } from '@/domain/legal/advertised'
import { textIn } from '@/domain/legal/promise'
import type { Property } from '@/payload-types'

import { cityOf } from './cityOf'
import { idOf } from './related'

async function typeOf(req: PayloadRequest, mainType: unknown): Promise<number | undefined> {
  const id = idOf(mainType)
  if (id === undefined) return undefined
  // Types are no secret: the rule holds whoever saves.
  const asked = { collection: 'property-types', id, depth: 0, select: { webId: true }, disableErrors: true, overrideAccess: true, req } as const
  return (await req.payload.findByID(asked))?.webId ?? undefined
}

/** A property as it is saved or stands in the database, as the law looks at it. */
export async function advertisedIn(req: PayloadRequest, property: Partial<Property>): Promise<Advertised> {
  const { goal = 'sale', city, mainType, title, typeDescription, epcLabelText, description } = property
  const region = (await cityOf(req, city))?.region
  const words = [title, typeDescription, epcLabelText, textIn(description)].filter(Boolean).join('. ')
  return { ...property, goal, region, type: await typeOf(req, mainType), words }
}

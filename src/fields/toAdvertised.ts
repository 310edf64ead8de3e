import type { PayloadRequest } from 'payload'

import type { Advertised } from '@/domain/legal/advertised'
import { textIn } from '@/domain/legal/promise'
import type { Property } from '@/payload-types'

import { findCityPlace } from './findCityPlace'
import { idOf } from './related'

/** Returns the number of a property type. */
async function typeOf(req: PayloadRequest, mainType: unknown): Promise<number | undefined> {
  const id = idOf(mainType)
  if (id === undefined) return undefined
  // Types are public: the rule applies to every editor.
  const query = {
    collection: 'property-types',
    id,
    depth: 0,
    select: { webId: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  } as const
  return (await req.payload.findByID(query))?.webId ?? undefined
}

/**
 * Returns the values of a property that the law on advertisements looks at, from a save or from the
 * database.
 */
export async function toAdvertised(
  req: PayloadRequest,
  property: Partial<Property>,
): Promise<Advertised> {
  const {
    goal = 'sale',
    city,
    mainType,
    title,
    typeDescription,
    epcLabelText,
    description,
  } = property
  const region = (await findCityPlace(req, city))?.region
  const words = [title, typeDescription, epcLabelText, textIn(description)]
    .filter(Boolean)
    .join('. ')
  return { ...property, goal, region, type: await typeOf(req, mainType), words }
}

import type { Property } from '@/payload-types'

import { loaded } from '../payload'

/** Street and number when they may be known, and always the place. */
export function addressOf({ street, houseNumber, boxNumber, city }: Property): string {
  const town = loaded(city)
  const line = street ? [street, [houseNumber, boxNumber].filter(Boolean).join('/')].filter(Boolean).join(' ') : ''
  return [line, [town?.zip, town?.name].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

import type { activityKinds } from './activities'

/**
 * The parts of a property in the portal, as they stand in its address: the same in every language.
 */
export const portalParts = [
  'overview',
  'history',
  'communications',
  'media',
  'documents',
  'feedback',
] as const
export type PortalPart = (typeof portalParts)[number]

/** The parts that list activities, with their kind. */
export const kindOfPart = {
  history: 'history',
  communications: 'communication',
  media: 'online_media',
} as const satisfies Partial<Record<PortalPart, (typeof activityKinds)[number]>>
export type ListPart = keyof typeof kindOfPart

export const isListPart = (part: string): part is ListPart => part in kindOfPart

/** How far back a list looks, in days. */
export const listPeriods = ['30', '90', '365'] as const
export type ListPeriod = (typeof listPeriods)[number]

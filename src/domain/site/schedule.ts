/** The collections that staff can schedule. */
export const scheduledCollections = [
  'pages',
  'modules',
  'articles',
  'properties',
  'projects',
] as const
export type ScheduledCollection = (typeof scheduledCollections)[number]

/**
 * Who may do what, written by hand: the tests ask every access function of the assembled configuration and compare.
 *
 * A word is an operation, a sign in it one of the actors below: `+` may, `~` may for some documents, `-` may not.
 * `.......` stands for an operation that the collection does not have.
 */
export const actors = ['site', 'http', 'portal', 'owner', 'agent', 'editor', 'admin'] as const
export type Actor = (typeof actors)[number]

export const collectionOperations = [
  'create',
  'read',
  'readVersions',
  'update',
  'delete',
  'unlock',
  'admin',
] as const
export const globalOperations = ['read', 'readVersions', 'update'] as const

export const collections: Record<string, string> = {
  //                   create  read    versions update  delete  unlock  admin
  pages: '-----++ ~-~-+++ ----+++ -----++ -----++ ....... .......',
  modules: '-----++ ~-~-+++ ----+++ -----++ -----++ ....... .......',
  articles: '-----++ ~-~-+++ ----+++ -----++ -----++ ....... .......',
  categories: '-----++ +-+-+++ ....... -----++ -----++ ....... .......',
  menus: '-----++ +-+-+++ ....... -----++ -----++ ....... .......',
  redirects: '-----++ +-+-+++ ....... -----++ -----++ ....... .......',
  releases: '----+++ ----+++ ....... ----+++ -----++ ....... .......',
  media: '----+++ +-+-+++ ....... ----+++ -----++ ....... .......',
  properties: '----+++ ~-~~+++ ----+++ ----+++ -----++ ....... .......',
  projects: '----+++ ~-~-+++ ----+++ ----+++ -----++ ....... .......',
  'property-types': '-----++ +-+-+++ ....... -----++ -----++ ....... .......',
  cities: '-----++ +-+-+++ ....... -----++ -----++ ....... .......',
  activities: '----+++ --~~+++ ....... ----+++ -----++ ....... .......',
  'activity-templates': '-----++ ----+++ ....... -----++ -----++ ....... .......',
  documents: '----+++ --~~+++ ....... ----+++ -----++ ....... .......',
  feeds: '-----++ -----++ ....... -----++ -----++ ....... .......',
  'feed-runs': '------- -----++ ....... ------- ------- ....... .......',
  portals: '-----++ -----++ ....... -----++ -----++ ....... .......',
  enquiries: '----+++ ----+++ ....... ----+++ ------+ ....... .......',
  demands: '----+++ ----+++ ....... ----+++ ------+ ....... .......',
  appointments: '----+++ ----+++ ....... ----+++ ------+ ....... .......',
  'visit-days': '----+++ ----+++ ....... ----+++ ----+++ ....... .......',
  subscribers: '----+++ ----+++ ....... ----+++ ------+ ....... .......',
  testimonials: '-----++ ~-~-+++ ....... ----+++ -----++ ....... .......',
  mails: '------- ----+++ ....... ------- ------+ ....... .......',
  'mail-texts': '------- ----+++ ....... -----++ ------- ....... .......',
  'answer-templates': '-----++ ----+++ ....... -----++ -----++ ....... .......',
  owners: '----+++ --~~+++ ....... --~~+++ ------+ ------+ -------',
  reports: '------- --~~+++ ....... ------- ------+ ....... .......',
  'audit-log': '------- ------+ ....... ------- ------- ....... .......',
  users: '------+ ----+++ ....... ----~~+ ------+ ------+ ----+++',

  'payload-locked-documents': '------- ----+++ ....... ----+++ ----+++ ....... .......',
  'payload-preferences': '----+++ ----~~~ ....... ----~~~ ----~~~ ....... .......',
  'payload-migrations': '------- ------- ....... ------- ------- ....... .......',
  'payload-kv': '------- ------- ....... ------- ------- ....... .......',
}

export const globals: Record<string, string> = {
  //                  read    versions update
  settings: '+-+-+++ ....... ------+',
  'top-bar': '+-+-+++ ....... -----++',
  footer: '+-+-+++ ....... -----++',
  popup: '+-+-+++ ....... -----++',
  'home-search': '+-+-+++ ....... -----++',
  'cookie-texts': '+-+-+++ ....... -----++',
  'path-table': '+-+-+++ ....... -----++',
  'property-detail': '+-+-+++ ....... -----++',
  'form-rules': '+-+-+++ ....... -----++',
}

import type { Access, FlattenedField, PayloadRequest, TypedUser } from 'payload'

import { matchRankOf } from '@/domain/studio/choices'
import type { Locale } from '@/i18n/locales'

import { entityNames, labelIn } from '../labels'
import { isInMenu } from '../menu'
import { translatorFor } from '../words'
import words from './words.json'

export type Place = { href: string; label: string; group: 'actions' | 'settings' | 'lists' }

/** Whether an access rule answers yes for the colleague, for any document at all. */
async function allows(rule: Access | undefined, req: PayloadRequest): Promise<boolean> {
  return rule ? Boolean(await rule({ req })) : false
}

type Where = { req: PayloadRequest; locale: Locale; admin: string }

/** The lists of the studio, and what can be made in them. */
async function listPlaces({ req, locale, admin }: Where): Promise<Place[]> {
  const t = translatorFor(words, locale)
  const collections = req.payload.config.collections.filter(
    ({ slug, admin: { hidden } }) =>
      !slug.startsWith('payload-') && hidden !== true && isInMenu(slug, req),
  )
  const places = await Promise.all(
    collections.map(async ({ slug, access }): Promise<Place[]> => {
      const names = entityNames(req.payload, slug, locale)
      if (!names || !(await allows(access.read, req))) return []
      const href = `${admin}/collections/${slug}`
      const list: Place = { href, label: names.many, group: 'lists' }
      if (!(await allows(access.create, req))) return [list]
      return [
        list,
        { href: `${href}/create`, label: t('create', { name: names.one }), group: 'actions' },
      ]
    }),
  )
  return places.flat()
}

/** The labels of fields that staff can fill in, down to the fields of groups and lists. */
function fieldLabels(fields: readonly FlattenedField[], locale: Locale): string[] {
  return fields.flatMap((field) => {
    if (('hidden' in field && field.hidden) || field.admin?.hidden) return []
    const label = labelIn('label' in field ? field.label : undefined, locale, '')
    const inner =
      field.type === 'group' || field.type === 'array'
        ? fieldLabels(field.flattenedFields, locale)
        : []
    return [...(label ? [label] : []), ...inner]
  })
}

/** The settings, each by its name and by the names of its fields. */
async function settingPlaces({ req, locale, admin }: Where): Promise<Place[]> {
  const globals = req.payload.config.globals.filter(({ slug }) => isInMenu(slug, req))
  const places = await Promise.all(
    globals.map(async ({ slug, access, flattenedFields }): Promise<Place[]> => {
      const names = entityNames(req.payload, slug, locale)
      if (!names || !(await allows(access.update, req))) return []
      const href = `${admin}/globals/${slug}`
      const labels = new Set(fieldLabels(flattenedFields, locale))
      return [
        { href, label: names.one, group: 'settings' },
        ...[...labels].map((label): Place => ({
          href,
          label: `${names.one} › ${label}`,
          group: 'settings',
        })),
      ]
    }),
  )
  return places.flat()
}

const screens = [
  ['inbox', '/inbox'],
  ['visits', '/visits'],
  ['pagesTree', '/pages-tree'],
  ['menusTree', '/menus-tree'],
  ['languages', '/languages'],
  ['guide', '/guide'],
  ['account', '/account'],
  ['security', '/security'],
  ['privacy', '/privacy'],
  ['inspection', '/inspection'],
] as const

const screenRoles: Partial<Record<(typeof screens)[number][0], readonly string[]>> = {
  pagesTree: ['admin', 'editor'],
  menusTree: ['admin', 'editor'],
  privacy: ['admin'],
  inspection: ['admin'],
}

const screenPlaces = ({ locale, admin }: Where, role: TypedUser | null): Place[] => {
  const t = translatorFor(words, locale)
  const ownRole = role && 'role' in role ? role.role : ''
  return screens.flatMap(([name, path]): Place[] =>
    screenRoles[name] === undefined || screenRoles[name].includes(ownRole)
      ? [{ href: `${admin}${path}`, label: t(name), group: 'actions' }]
      : [],
  )
}

const MAX_PLACES = 8

/**
 * Returns the screens, lists, actions and settings of the studio that a text names, as far as the
 * colleague may use them, the best first.
 */
export async function findPlaces(
  req: PayloadRequest,
  text: string,
  locale: Locale,
): Promise<Place[]> {
  const where: Where = { req, locale, admin: req.payload.config.routes.admin }
  const places = [
    ...screenPlaces(where, req.user),
    ...(await listPlaces(where)),
    ...(await settingPlaces(where)),
  ]
  return places
    .flatMap((place) => {
      // A field is found by its own name, not by that of the settings it is in.
      const name = place.label.split(' › ').at(-1) ?? place.label
      const rank = matchRankOf({ label: name, value: '-' }, text)
      return rank === undefined ? [] : [{ place, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_PLACES)
    .map(({ place }) => place)
}

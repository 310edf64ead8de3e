import type { Subject } from '@/domain/forms/asking'
import { regionOf } from '@/domain/regions'
import type { Locale } from '@/i18n/locales'
import type { Project, Property } from '@/payload-types'
import { env } from '@/env'

import { findColleague } from '../colleagues'
import { findProject, findProperty } from '../listings'
import { idOf, loaded } from '../payload'
import { findRoutes, projectRoute, propertyRoute } from '../routes'
import { findSettings } from '../shell'

/** The listing or project a form is about. */
export type LeadSubject = Subject & { property?: Property; project?: Project }

const regionIn = ({ city }: Pick<Property | Project, 'city'>) => {
  const zip = loaded(city)?.zip
  return zip ? regionOf(zip) : undefined
}

const referenceOf = (text: string | undefined): number | undefined => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** What the numbers in the address of a form mean; a number of something that is not shown means nothing. */
export async function findSubject(numbers: { ref?: string | undefined; project?: string | undefined }, locale: Locale): Promise<LeadSubject> {
  const [reference, projectReference] = [referenceOf(numbers.ref), referenceOf(numbers.project)]
  const property = reference === undefined ? null : await findProperty(reference, locale)
  if (property) return { property, goal: property.goal, region: regionIn(property) }
  const project = projectReference === undefined ? null : await findProject(projectReference, locale)
  return project ? { project, region: regionIn(project) } : {}
}

/** Where it is shown, as a mail writes it. */
export async function addressOfSubject({ property, project }: LeadSubject, locale: Locale): Promise<string | undefined> {
  const route = property ? propertyRoute(property) : project && projectRoute(project)
  const href = route && (await findRoutes(locale)).hrefFor(route)
  return href ? new URL(href, env.SITE_URL).href : undefined
}

/** Who looks after it, as far as visitors may know him; else the agency. */
export async function answererOf({ property, project }: LeadSubject, locale: Locale): Promise<string> {
  const contact = idOf(property?.contact ?? project?.contact)
  const [colleague, { agencyName }] = await Promise.all([contact === undefined ? null : findColleague(contact, locale), findSettings(locale)])
  return colleague?.name || (agencyName ?? '')
}

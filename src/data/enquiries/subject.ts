import type { FormSubject } from '@/domain/enquiries/decideFields'
import { regionOf } from '@/domain/catalogue/regions'
import type { Locale } from '@/i18n/locales'
import type { Project, Property } from '@/payload-types'
import { env } from '@/env'

import { findColleague } from '../site/colleagues'
import { findProperty } from '../catalogue/listings'
import { findProject } from '../catalogue/projects'
import { idOf, loaded } from '../core/payload'
import { findRoutes, projectRoute, propertyRoute } from '../site/routes'
import { findSettings } from '../site/shell'

/** The listing or project a form is about. */
export type EnquirySubject = FormSubject & { property?: Property; project?: Project }

const regionIn = ({ city }: Pick<Property | Project, 'city'>) => {
  const zip = loaded(city)?.zip
  return zip ? regionOf(zip) : undefined
}

const referenceOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/**
 * Finds the listing or project whose number stands in the address of a form. The number of
 * something that is not shown is ignored.
 */
export async function findSubject(
  numbers: { ref?: string | undefined; project?: string | undefined },
  locale: Locale,
): Promise<EnquirySubject> {
  const reference = referenceOf(numbers.ref)
  const projectReference = referenceOf(numbers.project)
  const property = reference === undefined ? null : await findProperty(reference, locale)
  if (property) return { property, goal: property.goal, region: regionIn(property) }
  const project =
    projectReference === undefined ? null : await findProject(projectReference, locale)
  return project ? { project, region: regionIn(project) } : {}
}

/** Returns the subject in another language; as it is when the site does not show it in that one. */
export async function subjectIn(subject: EnquirySubject, locale: Locale): Promise<EnquirySubject> {
  const { property, project } = subject
  const numbers = {
    ...(property && { ref: String(property.reference) }),
    ...(project && { project: String(project.reference) }),
  }
  const found = await findSubject(numbers, locale)
  return found.property || found.project ? found : subject
}

/** Returns the public address of the subject, for an email. */
export async function addressOfSubject(
  { property, project }: EnquirySubject,
  locale: Locale,
): Promise<string | undefined> {
  const route = property ? propertyRoute(property) : project && projectRoute(project)
  const href = route && (await findRoutes(locale)).hrefFor(route)
  return href ? new URL(href, env.SITE_URL).href : undefined
}

/** Returns the name of the assigned agent, as far as it is public; else that of the agency. */
export async function agentNameOf(
  { property, project }: EnquirySubject,
  locale: Locale,
): Promise<string> {
  const contact = idOf(property?.contact ?? project?.contact)
  const [colleague, { agencyName }] = await Promise.all([
    contact === undefined ? null : findColleague(contact, locale),
    findSettings(locale),
  ])
  return colleague?.name || (agencyName ?? '')
}

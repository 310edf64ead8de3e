import type { FormAbout } from '@/components/form/FormIntro'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { EnquirySubject } from '@/data/enquiries/subject'
import { propertyCard } from './listing'
import { projectCard } from './project'

/** Returns the property or project of a form, with its price only when that is public. */
export async function formAbout(
  { property, project }: EnquirySubject,
  locale: Locale,
): Promise<FormAbout | undefined> {
  const label = translate(locale)('form.about')
  if (property) {
    const { picture, href, place, heading } = await propertyCard(property, locale)
    return { label, picture, href, place, heading }
  }
  if (!project) return undefined
  const { picture, href, heading, place } = await projectCard(project, locale)
  return { label, picture, href, place: heading, heading: place }
}

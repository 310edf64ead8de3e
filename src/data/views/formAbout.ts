import type { FormAbout } from '@/components/form/FormIntro'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { LeadSubject } from '../leads/subject'
import { propertyCard } from './listing'
import { projectCard } from './project'

/** What a form is about as its visitor may see it: a price that is not published is none here either. */
export async function formAbout({ property, project }: LeadSubject, locale: Locale): Promise<FormAbout | undefined> {
  const label = translate(locale)('form.about')
  if (property) {
    const { picture, href, place, heading } = await propertyCard(property, locale)
    return { label, picture, href, place, heading }
  }
  if (!project) return undefined
  const { picture, href, heading, place } = await projectCard(project, locale)
  return { label, picture, href, place: heading, heading: place }
}

import { PersonLines } from '@/components/person/PersonLines'
import { findAnswerer } from '@/data/enquiries/answerer'
import type { EnquirySubject } from '@/data/enquiries/subject'
import { findSettings } from '@/data/site/shell'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { Steps } from './Steps'

type Props = { form: EnquiryKind; subject: EnquirySubject; locale: Locale }

/** Who answers a form: a colleague, else the agency. */
export async function Answerer({ form, subject, locale }: Props) {
  const [colleague, { agencyName, phone }] = await Promise.all([
    findAnswerer(form, subject, locale),
    findSettings(locale),
  ])
  const name = colleague?.name ?? agencyName
  if (!name) return null
  return (
    <PersonLines
      name={name}
      jobTitle={colleague?.jobTitle ?? ''}
      phone={colleague?.phone || (phone ?? '')}
      photo={colleague?.photo}
    />
  )
}

/** Beside a form: what happens once it is sent, and who reads it. */
export const NextSteps = (props: Props) => (
  <>
    <Steps {...props} />
    <Answerer {...props} />
  </>
)

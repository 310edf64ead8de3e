import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { findAnswerTemplates, toldOf } from '@/data/leads/answer'
import { readAnswers } from '@/data/leads/answers'
import { findSubjects, type InboxProperty } from '@/data/leads/inbox'
import { linesOf } from '@/data/leads/notices'
import { askedFields } from '@/domain/forms/asking'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import '../studio.css'
import '../inbox/inbox.css'
import { Thumbnail } from '../inbox/Thumbnail'
import { localeOf, saysIn, type Says } from '../words'
import { AnswerPanel } from './AnswerPanel'
import words from './words.json'

type Speaks = Says<typeof words>

const linesIn = (enquiry: Enquiry, locale: Locale) => {
  const person = Object.fromEntries(askedFields.flatMap((field) => (enquiry[field] ? [[field, enquiry[field]]] : [])))
  return linesOf({ person, answers: readAnswers(enquiry.answers) }, locale)
}

function Asked({ enquiry, locale, says }: { enquiry: Enquiry; locale: Locale; says: Speaks }) {
  return (
    <section>
      <h2>{says('asked')}</h2>
      <table className="hestia-lines hestia-asked">
        <tbody>
          {linesIn(enquiry, locale).map(([label, value], at) => (
            <tr key={`${at} ${label}`}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function About({ property, admin, says }: { property: InboxProperty; admin: string; says: Speaks }) {
  return (
    <a className="hestia-about" href={`${admin}/collections/properties/${property.id}`} title={says('openProperty')}>
      <Thumbnail property={property} />
      <span>
        {says('about')} <strong>{property.title}</strong>
      </span>
    </a>
  )
}

/** An enquiry on its page in the studio: what was asked, about what, and the answer. */
export async function EnquiryView({ id, i18n, payload, req }: UIFieldServerProps) {
  if (!id || !roleOf(req)) return null
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true, overrideAccess: false, user: req.user })
  if (!enquiry) return null
  const locale = localeOf(i18n.language)
  const says = saysIn(words, locale)
  const { email, language, property, status } = enquiry
  const [subjects, told] = await Promise.all([findSubjects(req, typeof property === 'string' ? [property] : [], locale), toldOf(req, enquiry)])
  const about = [...subjects.values()][0]
  const inTheirs = saysIn(words, language)
  const templates = email ? await findAnswerTemplates(req, language, told) : []
  return (
    <div className="hestia-mail">
      {about && <About property={about} admin={payload.config.routes.admin} says={says} />}
      <Asked enquiry={enquiry} locale={locale} says={says} />
      {email && status !== 'spam' ? (
        <AnswerPanel
          id={enquiry.id}
          lead={says('answerLead', { to: email, language: says(`language_${language}`), from: req.user?.email ?? '' })}
          subject={told.property ? inTheirs('subjectAbout', { property: told.property }) : inTheirs('subjectPlain')}
          language={language}
          templates={templates}
        />
      ) : (
        !email && <p className="hestia-lead">{says('noAddress')}</p>
      )}
    </div>
  )
}

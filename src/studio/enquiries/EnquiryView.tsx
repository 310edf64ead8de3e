import type { UIFieldServerProps } from 'payload'

import { roleOf } from '@/access/roles'
import { findAnswerTemplates, answerPlaceholders } from '@/data/enquiries/answer'
import { findNewestAnswer } from '@/data/enquiries/answerState'
import { readAnswers } from '@/data/enquiries/answerTemplates'
import { findSubjects, type InboxProperty } from '@/data/enquiries/inbox'
import { submissionLines } from '@/data/enquiries/notices'
import { contactFields } from '@/domain/enquiries/formFields'
import { localeOf, type Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import '../studio.css'
import '../inbox/inbox.css'
import { Thumbnail } from '../inbox/Thumbnail'
import { translatorFor, type Translator } from '../words'
import { AnswerPanel } from './AnswerPanel'
import words from './words.json'

type Translate = Translator<typeof words>

/** Returns the fields of an enquiry as lines with labels. */
const linesIn = (enquiry: Enquiry, locale: Locale) => {
  const person = Object.fromEntries(
    contactFields.flatMap((field) => (enquiry[field] ? [[field, enquiry[field]]] : [])),
  )
  return submissionLines({ person, answers: readAnswers(enquiry.answers) }, locale)
}

function EnquiryFields({ enquiry, locale, t }: { enquiry: Enquiry; locale: Locale; t: Translate }) {
  return (
    <section>
      <h2>{t('asked')}</h2>
      <table className="hestia-lines hestia-asked">
        <tbody>
          {linesIn(enquiry, locale).map(([label, value], index) => (
            <tr key={`${index} ${label}`}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function About({ property, admin, t }: { property: InboxProperty; admin: string; t: Translate }) {
  return (
    <a
      className="hestia-about"
      href={`${admin}/collections/properties/${property.id}`}
      title={t('openProperty')}
    >
      <Thumbnail property={property} />
      <span>
        {t('about')} <strong>{property.title}</strong>
      </span>
    </a>
  )
}

/** Shows an enquiry: its property, its fields, and the form that answers it. */
export async function EnquiryView({ id, i18n, payload, req }: UIFieldServerProps) {
  if (!id || !roleOf(req)) return null
  const enquiry = await payload.findByID({
    collection: 'enquiries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  if (!enquiry) return null
  const locale = localeOf(i18n.language)
  const t = translatorFor(words, locale)
  const { email, language, property, status } = enquiry
  const [subjects, placeholders, newest] = await Promise.all([
    findSubjects(req, typeof property === 'string' ? [property] : [], locale),
    answerPlaceholders(req, enquiry),
    findNewestAnswer(req, enquiry.id),
  ])
  const about = [...subjects.values()][0]
  const inTheirLanguage = translatorFor(words, language)
  const templates = email ? await findAnswerTemplates(req, language, placeholders) : []
  return (
    <div className="hestia-mail">
      {about && <About property={about} admin={payload.config.routes.admin} t={t} />}
      <EnquiryFields enquiry={enquiry} locale={locale} t={t} />
      {email && status !== 'spam' ? (
        <AnswerPanel
          id={enquiry.id}
          answeredAt={newest?.at ?? null}
          lead={t('answerLead', {
            to: email,
            language: t(`language_${language}`),
            from: req.user?.email ?? '',
          })}
          subject={
            placeholders.property
              ? inTheirLanguage('subjectAbout', { property: placeholders.property })
              : inTheirLanguage('subjectPlain')
          }
          language={language}
          templates={templates}
        />
      ) : (
        !email && <p className="hestia-lead">{t('noAddress')}</p>
      )}
    </div>
  )
}

import { openWith, type Opened } from '@/data/leads/keys'
import { personalHref } from '@/data/leads/personal'
import { FormView } from '@/forms/FormView'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { PersonalDemand } from './PersonalDemand'
import { PersonalDocuments } from './PersonalDocuments'
import { PersonalNewsletter } from './PersonalNewsletter'
import { PersonalNotice, type PersonalProps } from './PersonalNotice'
import { PersonalReport } from './PersonalReport'
import { PersonalVisit } from './PersonalVisit'

function Stale({ why, locale }: { why: 'expired' | 'unknown'; locale: Locale }) {
  const t = translate(locale)
  return <PersonalNotice title={t(`personal.${why}.title`)} text={t(`personal.${why}.text`)} locale={locale} />
}

/** One thing of one person. Each purpose has a file of its own. */
function Own({ purpose, ...own }: PersonalProps & Pick<Opened, 'purpose'>) {
  switch (purpose) {
    case 'newsletter':
      return <PersonalNewsletter {...own} />
    case 'documents':
      return <PersonalDocuments {...own} />
    case 'demand':
      return <PersonalDemand {...own} />
    case 'report':
      return <PersonalReport {...own} />
    case 'visit':
      return <PersonalVisit {...own} />
    default:
      return <Stale why="unknown" locale={own.locale} />
  }
}

/** Who comes without a link can still ask to be left alone. */
async function WithoutKey({ locale, query }: Omit<PersonalProps, 'id' | 'keyOf'>) {
  const t = translate(locale)
  return (
    <>
      <h2>{t('personal.ending.title')}</h2>
      <p className="mt-3 mb-8 max-w-[60ch] text-lg text-soft">{t('personal.ending.text')}</p>
      <FormView kind="unsubscribe" locale={locale} page={await personalHref(locale)} query={query} />
    </>
  )
}

/** What somebody asked for by mail, opened with the key of that mail. Looking changes nothing. */
export function Personal({ locale, query }: { locale: Locale; query: Query }) {
  const [keyOf] = query.key ?? []
  const opened = keyOf === undefined ? undefined : openWith(keyOf)
  return (
    <div className="wrap pt-2 pb-16">
      {keyOf === undefined ? (
        <WithoutKey locale={locale} query={query} />
      ) : opened === undefined || opened === 'expired' ? (
        <Stale why={opened ?? 'unknown'} locale={locale} />
      ) : (
        <Own {...opened} keyOf={keyOf} locale={locale} query={query} />
      )}
    </div>
  )
}

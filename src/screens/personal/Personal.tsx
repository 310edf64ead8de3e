import { readLinkKey, type LinkTarget } from '@/data/enquiries/linkKeys'
import { personalHref } from '@/data/enquiries/personalPages'
import { FormView } from '@/forms/FormView'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'

import { PersonalDemand } from './PersonalDemand'
import { PersonalDocuments } from './PersonalDocuments'
import { PersonalNewsletter } from './PersonalNewsletter'
import { PersonalNotice, type PersonalProps } from './PersonalNotice'
import { PersonalReport } from './PersonalReport'
import { PersonalViewing } from './PersonalViewing'

function InvalidLink({ reason, locale }: { reason: 'expired' | 'unknown'; locale: Locale }) {
  const t = translate(locale)
  return (
    <PersonalNotice
      title={t(`personal.${reason}.title`)}
      text={t(`personal.${reason}.text`)}
      locale={locale}
    />
  )
}

/** The page for the purpose of the link. Each purpose has a file of its own. */
function PurposePage({ purpose, ...props }: PersonalProps & Pick<LinkTarget, 'purpose'>) {
  switch (purpose) {
    case 'newsletter':
      return <PersonalNewsletter {...props} />
    case 'documents':
      return <PersonalDocuments {...props} />
    case 'demand':
      return <PersonalDemand {...props} />
    case 'report':
      return <PersonalReport {...props} />
    case 'visit':
      return <PersonalViewing {...props} />
    default:
      return <InvalidLink reason="unknown" locale={props.locale} />
  }
}

/** The page without a key: a form to end all messages. */
async function WithoutKey({ locale, query }: Omit<PersonalProps, 'id' | 'linkKey'>) {
  const t = translate(locale)
  return (
    <>
      <h2>{t('personal.ending.title')}</h2>
      <p className="mt-3 mb-8 max-w-[60ch] text-lg text-soft">{t('personal.ending.text')}</p>
      <FormView
        kind="unsubscribe"
        locale={locale}
        page={await personalHref(locale)}
        query={query}
      />
    </>
  )
}

/** Whether the page was opened from an email: what the link is about is then its heading. */
export const isOpenedByKey = ({ key }: Query): boolean => key?.[0] !== undefined

/** The page opened with the key of an email link. Opening it changes nothing. */
export function Personal({ locale, query }: { locale: Locale; query: Query }) {
  const [linkKey] = query.key ?? []
  const opened = linkKey === undefined ? undefined : readLinkKey(linkKey)
  return (
    <div className={`personal wrap ${isOpenedByKey(query) ? 'pt-10 md:pt-14' : ''}`}>
      {linkKey === undefined ? (
        <WithoutKey locale={locale} query={query} />
      ) : opened === undefined || opened === 'expired' ? (
        <InvalidLink reason={opened ?? 'unknown'} locale={locale} />
      ) : (
        <PurposePage {...opened} linkKey={linkKey} locale={locale} query={query} />
      )}
    </div>
  )
}

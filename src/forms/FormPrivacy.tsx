import { legalHrefs } from '@/data/legalHrefs'
import { personalHref } from '@/data/leads/personal'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { SchemaKind } from './schemas'

function promiseOf(kind: SchemaKind, locale: Locale): string {
  const t = translate(locale)
  switch (kind) {
    case 'newsletter':
    case 'friend':
    case 'testimonial':
    case 'unsubscribe':
      return t(`form.privacyOf.${kind}`)
    default:
      return t('form.privacy')
  }
}

/** What becomes of what somebody fills in, and where all of it is said. */
export async function FormPrivacy({ kind, locale }: { kind: SchemaKind; locale: Locale }) {
  const [{ privacy }, ending] = await Promise.all([legalHrefs(locale), kind === 'newsletter' ? personalHref(locale) : undefined])
  const t = translate(locale)
  return (
    <>
      {promiseOf(kind, locale)}{' '}
      {privacy && (
        <a href={privacy} className="underline">
          {t('form.privacyLink')}
        </a>
      )}
      {privacy && '.'}{' '}
      {ending && (
        <a href={ending} className="underline">
          {t('form.unsubscribe')}
        </a>
      )}
      {ending && '.'}
    </>
  )
}

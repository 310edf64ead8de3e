import type { Viewer } from '@/data/portal/viewer'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'

import { PortalFrame } from './PortalFrame'

/** The page for an unknown address of the portal, or one of another owner. */
export function PortalMissing({ viewer, locale }: { viewer: Viewer | null; locale: Locale }) {
  const t = translate(locale)
  return (
    <PortalFrame locale={locale} hrefIn={(code) => portalHref(code)} {...(viewer && { viewer })}>
      <h1>{t('portal.missing.title')}</h1>
      <p className="mt-3 max-w-[56ch] text-lg text-soft">{t('portal.missing.text')}</p>
      <p className="mt-8">
        <a className="button hover:bg-ink hover:text-paper" href={portalHref(locale)}>
          {t('portal.missing.back')}
        </a>
      </p>
    </PortalFrame>
  )
}

import { Sheets } from '@/components/sheets/Sheets'
import { isListPage } from '@/data/catalogue/listPages'
import { PreviewBar } from '@/components/preview/PreviewBar'
import { hrefOfDocument } from '@/data/site/resolve'
import { createLinkKey } from '@/data/enquiries/linkKeys'
import type { Preview, PreviewedDocument } from '@/data/site/preview'
import { previewHref, SHARED_PREVIEW_DAYS, type PreviewTarget } from '@/domain/site/preview'
import { env } from '@/env'
import { formatTime } from '@/i18n/formats'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { noQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { crumbsOf } from '@/screens/head/crumbs'
import { PageModules } from '@/screens/page/PageModules'
import { renderContent } from '@/screens/Screen'
import { Shell } from '@/screens/shell/Shell'

const DAY_MS = 24 * 60 * 60 * 1000

type VisiblePreview = Extract<Preview, { shown: PreviewedDocument }>
type Props = {
  locale: Locale
  of: PreviewTarget
  preview: VisiblePreview
  sharedKey: string | undefined
}

/** Returns the link to share a preview; only for staff, and only for this document. */
function shareOf(
  { collection, id }: PreviewTarget,
  { by, drawnAt }: VisiblePreview,
  locale: Locale,
) {
  if (by !== 'staff') return undefined
  const href = previewHref(
    locale,
    { collection, id },
    createLinkKey({ purpose: 'preview', id }, SHARED_PREVIEW_DAYS),
  )
  const t = translate(locale)
  return {
    href: `${env.SITE_URL}${href}`,
    label: t('preview.share', {
      until: formatTime(new Date(drawnAt + SHARED_PREVIEW_DAYS * DAY_MS), locale),
    }),
    words: { copied: t('preview.copied'), notCopied: t('preview.notCopied') },
  }
}

/** A document as visitors will see it, with a bar that says it is a preview. */
export async function PreviewScreen({ locale, of, preview, sharedKey }: Props) {
  const { shown, isDraft, drawnAt, by } = preview
  const t = translate(locale)
  const resolved = shown.kind === 'module' ? undefined : shown
  const [crumbs, publicHref] = await Promise.all([
    resolved && !isListPage(resolved) ? crumbsOf(resolved, locale) : [],
    resolved ? hrefOfDocument(resolved, locale) : undefined,
  ])
  const languageLinks = locales.map((code) => ({
    code,
    name: localeNames[code],
    href: previewHref(code, of, sharedKey),
  }))
  return (
    <>
      <Sheets names={['preview']} />
      <Shell
        locale={locale}
        alternates={languageLinks}
        crumbs={crumbs}
        isHome={resolved?.kind === 'page' && resolved.page.kind === 'home'}
      >
        {shown.kind === 'module' ? (
          <PageModules
            modules={[shown.module]}
            locale={locale}
            place={{ page: `/${locale}/`, query: noQuery }}
          />
        ) : (
          renderContent(shown, locale, noQuery)
        )}
      </Shell>
      <PreviewBar
        title={t('preview.title')}
        state={t(isDraft ? 'preview.draft' : 'preview.published')}
        drawnAt={drawnAt}
        current={locale}
        languages={{ label: t('languages'), links: languageLinks }}
        share={shareOf(of, preview, locale)}
        edit={
          by === 'staff'
            ? {
                href: `/admin/collections/${of.collection}/${of.id}?locale=${locale}`,
                label: t('preview.edit'),
              }
            : undefined
        }
        leave={{ href: publicHref ?? `/${locale}/`, label: t('preview.leave') }}
      />
    </>
  )
}

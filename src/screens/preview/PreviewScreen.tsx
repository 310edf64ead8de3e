import { PreviewBar } from '@/components/preview/PreviewBar'
import { hrefOf } from '@/data/found'
import { keyTo } from '@/data/leads/keys'
import type { Preview, Shown } from '@/data/preview'
import { previewHref, SHARED_FOR, type PreviewOf } from '@/domain/preview'
import { env } from '@/env'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { formatTime } from '@/i18n/dates'
import { noQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { crumbsOf } from '@/screens/head/crumbs'
import { PageModules } from '@/screens/page/PageModules'
import { content } from '@/screens/Screen'
import { Shell } from '@/screens/shell/Shell'

const DAY = 24 * 60 * 60 * 1000

type Seen = Extract<Preview, { shown: Shown }>
type Props = { locale: Locale; of: PreviewOf; preview: Seen; sharedKey: string | undefined }

/** Only who may look himself gives others a key, and it opens nothing else. */
function shareOf({ collection, id }: PreviewOf, { by, drawnAt }: Seen, locale: Locale) {
  if (by !== 'staff') return undefined
  const href = previewHref(locale, { collection, id }, keyTo({ purpose: 'preview', id }, SHARED_FOR))
  const t = translate(locale)
  return {
    href: `${env.SITE_URL}${href}`,
    label: t('preview.share', { until: formatTime(new Date(drawnAt + SHARED_FOR * DAY), locale) }),
    words: { copied: t('preview.copied'), notCopied: t('preview.notCopied') },
  }
}

/** A document as visitors will see it, under a bar that says it is a preview. */
export async function PreviewScreen({ locale, of, preview, sharedKey }: Props) {
  const { shown, isDraft, drawnAt, by } = preview
  const t = translate(locale)
  const found = shown.kind === 'module' ? undefined : shown
  const [crumbs, published] = await Promise.all([found ? crumbsOf(found, locale) : [], found ? hrefOf(found, locale) : undefined])
  const inLanguages = locales.map((code) => ({ code, name: localeNames[code], href: previewHref(code, of, sharedKey) }))
  return (
    <>
      <Shell locale={locale} alternates={inLanguages} crumbs={crumbs} isHome={found?.kind === 'page' && found.page.kind === 'home'}>
        {shown.kind === 'module' ? (
          <PageModules modules={[shown.module]} locale={locale} place={{ page: `/${locale}/`, query: noQuery }} />
        ) : (
          content(shown, locale, noQuery)
        )}
      </Shell>
      <PreviewBar
        title={t('preview.title')}
        state={t(isDraft ? 'preview.draft' : 'preview.published')}
        drawnAt={drawnAt}
        current={locale}
        languages={{ label: t('languages'), links: inLanguages }}
        share={shareOf(of, preview, locale)}
        edit={by === 'staff' ? { href: `/admin/collections/${of.collection}/${of.id}?locale=${locale}`, label: t('preview.edit') } : undefined}
        leave={{ href: published ?? `/${locale}/`, label: t('preview.leave') }}
      />
    </>
  )
}

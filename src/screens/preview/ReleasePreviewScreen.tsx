import { PreviewBar } from '@/components/preview/PreviewBar'
import { Sheets } from '@/components/sheets/Sheets'
import type { ShownRelease } from '@/data/releases/preview'
import { findAlternates, type ResolvedDocument } from '@/data/site/resolve'
import { releasePreviewHref } from '@/domain/site/preview'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { Screen } from '@/screens/Screen'
import { Shell } from '@/screens/shell/Shell'

type Props = {
  locale: Locale
  shown: ShownRelease
  resolved: ResolvedDocument | null
  by: 'staff' | 'key'
  path: readonly string[]
  sharedKey: string | undefined
}

/** A page of the site with the drafts of a release, and a bar that says so. Its links stay inside. */
export async function ReleasePreviewScreen({
  locale,
  shown,
  resolved,
  by,
  path,
  sharedKey,
}: Props) {
  const t = translate(locale)
  const { release, refused, drawnAt } = shown
  const alternates = resolved ? await findAlternates(resolved) : []
  const hrefIn = (code: Locale) =>
    releasePreviewHref(
      alternates.find((one) => one.code === code)?.href ?? `/${code}/`,
      release.id,
      sharedKey,
    )
  const state = t('preview.release', { name: release.name, count: shown.shown })
  const here = `/${[locale, ...path].join('/')}/`
  return (
    <>
      <Sheets names={['preview']} />
      {resolved ? (
        <Screen resolved={resolved} locale={locale} />
      ) : (
        <Shell locale={locale} alternates={[]}>
          <div className="wrap py-16 md:py-24">
            <h1>{t('preview.noPage')}</h1>
          </div>
        </Shell>
      )}
      <PreviewBar
        title={t('preview.title')}
        state={refused > 0 ? `${state} ${t('preview.releaseRefused', { count: refused })}` : state}
        drawnAt={drawnAt}
        release={{ id: release.id, key: sharedKey }}
        current={locale}
        languages={{
          label: t('languages'),
          links: locales.map((code) => ({ code, name: localeNames[code], href: hrefIn(code) })),
        }}
        tools={
          by === 'staff'
            ? [{ href: `/admin/collections/releases/${release.id}`, label: t('preview.edit') }]
            : []
        }
        leave={{ href: here, label: t('preview.leave') }}
      />
    </>
  )
}

import { Sheets } from '@/components/sheets/Sheets'
import { isListPage } from '@/data/catalogue/listPages'
import { PreviewBar } from '@/components/preview/PreviewBar'
import { hrefOfDocument } from '@/data/site/resolve'
import type { Preview, PreviewedDocument } from '@/data/site/preview'
import { previewHref, type PreviewTarget } from '@/domain/site/preview'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { noQuery } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import { crumbsOf } from '@/screens/head/crumbs'
import { PageModules } from '@/screens/page/PageModules'
import { renderContent } from '@/screens/Screen'
import { Shell } from '@/screens/shell/Shell'

type VisiblePreview = Extract<Preview, { shown: PreviewedDocument }>
type Props = {
  locale: Locale
  of: PreviewTarget
  preview: VisiblePreview
  sharedKey: string | undefined
}

type ShownProps = Pick<Props, 'locale'> & { shown: PreviewedDocument }

const Shown = ({ shown, locale }: ShownProps) =>
  shown.kind === 'module' ? (
    <PageModules
      modules={[shown.module]}
      locale={locale}
      place={{ page: `/${locale}/`, query: noQuery }}
    />
  ) : (
    renderContent(shown, locale, noQuery)
  )

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
  const form = `/admin/collections/${of.collection}/${of.id}?locale=${locale}`
  return (
    <>
      <Sheets names={['preview']} />
      <Shell
        locale={locale}
        alternates={languageLinks}
        crumbs={crumbs}
        isHome={resolved?.kind === 'page' && resolved.page.kind === 'home'}
      >
        <Shown shown={shown} locale={locale} />
      </Shell>
      <PreviewBar
        title={t('preview.title')}
        state={t(isDraft ? 'preview.draft' : 'preview.published')}
        drawnAt={drawnAt}
        current={locale}
        languages={{ label: t('languages'), links: languageLinks }}
        tools={
          by === 'staff'
            ? [
                { href: `${form}#preview-links`, label: t('preview.share') },
                { href: form, label: t('preview.edit') },
              ]
            : []
        }
        leave={{ href: publicHref ?? `/${locale}/`, label: t('preview.leave') }}
        words={
          by === 'staff'
            ? {
                typed: t('preview.typed'),
                wrong: t('preview.typedWrong', { field: '{field}' }),
                unclear: t('preview.typedUnclear'),
                failed: t('preview.typedFailed'),
              }
            : undefined
        }
      />
    </>
  )
}

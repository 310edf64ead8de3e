import type { Viewer } from '@/data/portal/viewer'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Says which owner a colleague views the portal as, on every page, with a button that stops it. */
export function SeeAsBar({ viewer: { owner }, locale }: { viewer: Viewer; locale: Locale }) {
  const t = translate(locale)
  return (
    <aside
      aria-label={t('portal.seen.label')}
      className="on-dark bar sticky top-0 z-20 bg-ink text-paper"
    >
      <div className="portal-wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5 text-sm">
        <p>{t('portal.seen.text', { name: owner.fullName ?? owner.email })}</p>
        <form action={`/api/portal/stop?lang=${locale}`} method="post">
          <input type="hidden" name="owner" value={owner.id} />
          <button type="submit" className="min-h-9 font-semibold underline underline-offset-4">
            {t('portal.seen.stop')}
          </button>
        </form>
      </div>
    </aside>
  )
}

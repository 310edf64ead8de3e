import type { SessionRow } from '@/data/accounts/sessions'
import { formatMoment } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { locale: Locale; sessions: readonly SessionRow[]; sid: string | undefined }

/** The open sessions of the account, each with a button that ends it. */
export function SessionsPart({ locale, sessions, sid }: Props) {
  const t = translate(locale)
  const action = `/api/portal/sessions?lang=${locale}`
  return (
    <>
      <ul className="mb-5 max-w-[640px]">
        {sessions.map(({ id, begunAt, endsAt }) => {
          const name = t(id === sid ? 'account.page.sessions.this' : 'account.page.sessions.other')
          const since = t('account.page.sessions.since', {
            begun: formatMoment(begunAt, locale),
            ends: formatMoment(endsAt, locale),
          })
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-sand py-3"
            >
              <p>
                <span className="font-semibold">{name}</span>,{' '}
                <span className="text-soft">{since}</span>
              </p>
              <form action={action} method="post">
                <input type="hidden" name="session" value={id} />
                <button
                  type="submit"
                  className="min-h-11 underline underline-offset-4 hover:text-brick"
                  aria-label={`${t('account.page.sessions.end')}: ${name}, ${since}`}
                >
                  {t('account.page.sessions.end')}
                </button>
              </form>
            </li>
          )
        })}
      </ul>
      <form action={action} method="post">
        <button type="submit" className="button min-h-12 px-8 hover:bg-ink hover:text-paper">
          {t('account.page.sessions.all')}
        </button>
      </form>
    </>
  )
}

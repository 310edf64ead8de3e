import { Icon } from '@/components/icon/Icon'
import { findFormPage } from '@/data/site/formPages'
import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import { demandHref } from '@/domain/catalogue/search/demandHref'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

type Props = { understood: NonNullable<SearchAnswer['understood']>; page: string; locale: Locale }

type Understanding = Props['understood']

function Chips({ chips, page, locale }: Pick<Understanding, 'chips'> & Omit<Props, 'understood'>) {
  const t = translate(locale)
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={`${label} ${without}`}>
          <a
            href={without ? `${page}?${new URLSearchParams({ q: without })}` : page}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-sand bg-sand-2 px-3.5 text-[0.92rem] no-underline hover:border-ink"
          >
            <span className="sr-only">{t('search.remove')} </span>
            {label}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * How a search was understood: its parts, each with a link that removes it, and links to both
 * lists.
 */
export async function Understood({ understood: { chips, ways }, page, locale }: Props) {
  const t = translate(locale)
  const register = await findFormPage('demand', locale)
  const [first] = ways
  return (
    <section
      aria-label={t('search.understood')}
      className="grid justify-items-start gap-6 border-y border-sand py-7"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-sans text-base font-semibold">{t('search.understood')}</h2>
        <Chips chips={chips} page={page} locale={locale} />
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {ways.map(({ goal, href, count }) =>
          count > 0 ? (
            <a
              key={goal}
              href={href}
              rel="nofollow"
              className={`button min-h-12 ${goal === first?.goal ? 'button-solid' : 'hover:bg-ink hover:text-paper'}`}
            >
              {t(`search.${goal}`, { count })}
            </a>
          ) : (
            <span
              key={goal}
              className="inline-flex min-h-12 items-center rounded-(--radius-base) border border-sand px-5 text-soft"
            >
              {t(`search.${goal}None`)}
            </span>
          ),
        )}
        {register && first && (
          <a
            href={demandHref(register, first.goal, first.href)}
            rel="nofollow"
            className="inline-flex min-h-12 items-center gap-2 px-2 underline"
          >
            <Icon name="mail" size={16} />
            {t('search.informed')}
          </a>
        )}
      </p>
    </section>
  )
}

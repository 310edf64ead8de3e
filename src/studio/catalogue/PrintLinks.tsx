import type { UIFieldServerProps } from 'payload'

import { paperSuffixes } from '@/domain/catalogue/printing'
import { locales } from '@/i18n/locales'

import '../studio.css'
import { translatorFor } from '../words'
import words from './words.json'

const papers = ['brochure', 'cardA4', 'cardA3', 'letter'] as const

/** Links to what can be printed of a published listing, in each language. */
export function PrintLinks({ data, i18n }: UIFieldServerProps) {
  const t = translatorFor(words, i18n.language)
  const reference = Number(data?.reference)
  if (!reference || data?._status !== 'published')
    return <p className="hestia-lead">{t('printLater')}</p>
  return (
    <div className="hestia-mail">
      <h3>{t('print')}</h3>
      <ul>
        {papers.map((name) => (
          <li key={name}>
            {t(name)}:{' '}
            {locales.map((locale, at) => (
              <span key={locale}>
                {at > 0 && ' · '}
                <a
                  href={`/api/brochure/${locale}/${reference}${paperSuffixes[name]}.pdf`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${t(name)}, ${locale.toUpperCase()}`}
                >
                  {locale.toUpperCase()}
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

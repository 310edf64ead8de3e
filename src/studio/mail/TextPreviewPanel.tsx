'use client'

import { Banner, Button, useAllFormFields, useConfig, useField, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { localeNames, localeOf, locales, type Locale } from '@/i18n/locales'

import { postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

type Props = { kind: string; placeholders: (readonly [name: string, label: string])[] }
type Preview = { subject: string; html: string; missing: boolean }
type Text = { subject: string; body: string; actionLabel: string }

/** Milliseconds without typing after which the preview is refreshed. */
const PAUSE_MS = 350

/** Returns the preview of an email text, refreshed when typing pauses. */
function usePreview(
  url: string,
  kind: string,
  locale: Locale,
  text: Text | undefined,
): Preview | undefined {
  const [preview, setPreview] = useState<Preview>()
  const request = JSON.stringify({ kind, locale, text })
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const response = await postJson(url, JSON.parse(request), controller.signal)
      if (response?.ok) setPreview(await response.json())
    }
    const timer = setTimeout(() => void load(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, request])
  return preview
}

/** Lists the placeholders, each with a button that appends it to the text. */
function Placeholders({ placeholders }: Pick<Props, 'placeholders'>) {
  const t = useWords(words)
  const { value, setValue } = useField<string>({ path: 'body' })
  return (
    <section>
      <h2>{t('placeholders')}</h2>
      <p className="hestia-lead">{t('copyLead')}</p>
      <ul className="hestia-names">
        {placeholders.map(([name, label]) => (
          <li key={name}>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => setValue(`${value ?? ''}{${name}}`)}
            >
              {`{${name}}`}
            </Button>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Shows the placeholders of an email text and its preview: the language being edited from the form,
 * the others as saved.
 */
export function TextPreviewPanel({ kind, placeholders }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const edited = localeOf(useLocale().code)
  const [fields] = useAllFormFields()
  const [locale, setLocale] = useState<Locale>(edited)
  const valueOf = (path: keyof Text) => String(fields[path]?.value ?? '')
  const text =
    locale === edited
      ? { subject: valueOf('subject'), body: valueOf('body'), actionLabel: valueOf('actionLabel') }
      : undefined
  const preview = usePreview(`${config.routes.api}/mail-texts/preview`, kind, locale, text)
  return (
    <div className="hestia-mail">
      <Placeholders placeholders={placeholders} />
      <h2>{t('preview')}</h2>
      <p className="hestia-lead">{t('previewLead')}</p>
      <div className="hestia-actions">
        {locales.map((language) => (
          <Button
            key={language}
            buttonStyle={language === locale ? 'primary' : 'secondary'}
            size="small"
            margin={false}
            onClick={() => setLocale(language)}
          >
            {localeNames[language]}
          </Button>
        ))}
      </div>
      {preview?.missing && <Banner type="error">{t('missing')}</Banner>}
      {preview && (
        <>
          <p className="hestia-subject">{preview.subject}</p>
          <iframe className="hestia-letter" title={t('preview')} sandbox="" srcDoc={preview.html} />
        </>
      )}
    </div>
  )
}

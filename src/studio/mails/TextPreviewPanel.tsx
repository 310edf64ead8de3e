'use client'

import { Banner, Button, useAllFormFields, useConfig, useField, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { localeNames, locales, type Locale } from '@/i18n/locales'

import { postJson } from '../postJson'
import { useWords } from '../useWords'
import { localeOf } from '../words'
import words from './words.json'

type Props = { kind: string; placeholders: (readonly [name: string, label: string])[] }
type Shown = { subject: string; html: string; missing: boolean }
type Text = { subject: string; body: string; actionLabel: string }

const PAUSE = 350

/** Asks for the mail as it would look now; a pause in typing is waited for. */
function usePreview(url: string, kind: string, locale: Locale, text: Text | undefined): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const asked = JSON.stringify({ kind, locale, text })
  useEffect(() => {
    const leave = new AbortController()
    const load = async () => {
      const answer = await postJson(url, JSON.parse(asked), leave.signal)
      if (answer?.ok) setShown(await answer.json())
    }
    const timer = setTimeout(() => void load(), PAUSE)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [url, asked])
  return shown
}

function Placeholders({ placeholders }: Pick<Props, 'placeholders'>) {
  const says = useWords(words)
  const { value, setValue } = useField<string>({ path: 'body' })
  return (
    <section>
      <h2>{says('placeholders')}</h2>
      <p className="hestia-lead">{says('copyLead')}</p>
      <ul className="hestia-names">
        {placeholders.map(([name, label]) => (
          <li key={name}>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(`${value ?? ''}{${name}}`)}>
              {`{${name}}`}
            </Button>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the mail can fill in, and how it looks in each language: the one being edited as it stands in the form, the others as saved. */
export function TextPreviewPanel({ kind, placeholders }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const edited = localeOf(useLocale().code)
  const [fields] = useAllFormFields()
  const [locale, setLocale] = useState<Locale>(edited)
  const valueOf = (path: keyof Text) => String(fields[path]?.value ?? '')
  const text = locale === edited ? { subject: valueOf('subject'), body: valueOf('body'), actionLabel: valueOf('actionLabel') } : undefined
  const shown = usePreview(`${config.routes.api}/mail-texts/preview`, kind, locale, text)
  return (
    <div className="hestia-mail">
      <Placeholders placeholders={placeholders} />
      <h2>{says('preview')}</h2>
      <p className="hestia-lead">{says('previewLead')}</p>
      <div className="hestia-actions">
        {locales.map((one) => (
          <Button key={one} buttonStyle={one === locale ? 'primary' : 'secondary'} size="small" margin={false} onClick={() => setLocale(one)}>
            {localeNames[one]}
          </Button>
        ))}
      </div>
      {shown?.missing && <Banner type="error">{says('missing')}</Banner>}
      {shown && (
        <>
          <p className="hestia-subject">{shown.subject}</p>
          <iframe className="hestia-letter" title={says('preview')} sandbox="" srcDoc={shown.html} />
        </>
      )}
    </div>
  )
}

'use client'

import { Button, useLocale } from '@payloadcms/ui'
import { useState } from 'react'

import { previewHref, type SharedTarget } from '@/domain/site/preview'
import { previewPeriodNames, type PreviewPeriod } from '@/domain/site/previewLinks'
import { formatEvent } from '@/i18n/formats'

import './previewLinks.css'
import { useStudioLocale, useWords } from '../useWords'
import { usePreviewLinks, type ListedLink } from './usePreviewLinks'
import words from './words.json'

type RowProps = { link: ListedLink; href: string; isBusy: boolean; onRevoke: () => void }

/** One link: its address to copy while it is open, who made it and until when it opens. */
function LinkRow({ link, href, isBusy, onRevoke }: RowProps) {
  const say = useWords(words)
  const locale = useStudioLocale()
  const [copied, setCopied] = useState<'copied' | 'notCopied'>()
  const until = formatEvent(link.until, locale)
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    )
  return (
    <li data-state={link.state}>
      <p>
        <strong>{say(`state_${link.state}`, { until })}</strong>
        <br />
        {say('madeBy', {
          name: link.by ?? say('formerColleague'),
          at: formatEvent(link.madeAt, locale),
        })}
      </p>
      {link.state === 'open' && (
        <>
          <input
            readOnly
            value={href}
            aria-label={say('address', { until })}
            onFocus={({ target }) => target.select()}
          />
          <div className="hestia-preview-links__actions">
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => void copy()}
              extraButtonProps={{ 'aria-label': `${say('copy')}: ${until}` }}
            >
              {say('copy')}
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={onRevoke}
              extraButtonProps={{ 'aria-label': `${say('revoke')}: ${until}` }}
            >
              {say('revoke')}
            </Button>
          </div>
          <p role="status">{copied && say(copied)}</p>
        </>
      )}
    </li>
  )
}

/** Makes links for reading the draft, lists them, and closes them at once. */
export function PreviewLinksPanel({
  target,
  begin,
}: {
  target: SharedTarget
  begin: readonly ListedLink[]
}) {
  const say = useWords(words)
  const { code } = useLocale()
  const [period, setPeriod] = useState<PreviewPeriod>('week')
  const { links, outcome, make, revoke } = usePreviewLinks(target, begin)
  const isBusy = outcome === 'busy'
  const hrefOf = (key: string) => `${window.location.origin}${previewHref(code, target, key)}`
  return (
    <section className="hestia-preview-links" id="preview-links">
      <h3>{say('title')}</h3>
      <p className="hestia-lead">{say('lead')}</p>
      <div className="hestia-preview-links__make">
        <label>
          {say('opens')}
          <select
            value={period}
            onChange={({ target: { value } }) =>
              previewPeriodNames.filter((name) => name === value).forEach(setPeriod)
            }
          >
            {previewPeriodNames.map((name) => (
              <option key={name} value={name}>
                {say(`period_${name}`)}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" margin={false} disabled={isBusy} onClick={() => void make(period)}>
          {say('make')}
        </Button>
      </div>
      <p role="status">{outcome !== 'idle' && say(outcome)}</p>
      <ul>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            href={link.key === undefined ? '' : hrefOf(link.key)}
            isBusy={isBusy}
            onRevoke={() => void revoke(link.id)}
          />
        ))}
      </ul>
    </section>
  )
}

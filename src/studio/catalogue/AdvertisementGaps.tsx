'use client'

import { useStudioLocale, useWords } from '../useWords'
import words from './advertisement.words.json'
import { gapText } from './advertisementWords'
import { goToField } from './goToField'
import { useAdvertisement } from './useAdvertisement'

type Props = { type: number | undefined; tabs: Record<string, number> }

/** Lists what would make the advertisement better. Each leads to its field. */
export function AdvertisementGaps({ type, tabs }: Props) {
  const t = useWords(words)
  const locale = useStudioLocale()
  const { gaps, completeness } = useAdvertisement(type)
  return (
    <>
      <label className="hestia-completeness">
        <span>{t('complete', { percent: completeness })}</span>
        <meter min={0} max={100} low={50} high={99} optimum={100} value={completeness} />
      </label>
      {gaps.length > 0 && (
        <details>
          <summary>{t('title')}</summary>
          <ul className="hestia-gaps">
            {gaps.map((gap) => (
              <li key={gap.part}>
                <button
                  type="button"
                  className="hestia-to-field"
                  onClick={() => goToField(gap.field, tabs[gap.field])}
                >
                  {gapText(gap, locale, t)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

'use client'

import { Banner, Button } from '@payloadcms/ui'

import { MAX_PIN_METRES } from '@/domain/map/address/findPlace'
import { formatNumber } from '@/i18n/formats'

import '../studio.css'
import { useWords } from '../useWords'
import type { PlaceAnswer } from './answer'
import { PinPicture } from './PinPicture'
import './place.css'
import { usePlace } from './usePlace'
import words from './words.json'

/** What the map knows of the address, in a sentence. */
function AddressLine({ answer }: { answer: PlaceAnswer | undefined }) {
  const t = useWords(words)
  const { place, problem } = answer ?? {}
  if (problem) return <p>{t(problem)}</p>
  return place ? <p>{t(place.precision)}</p> : null
}

/**
 * Puts the pin of a property on its address: by one press, from the streets and house numbers of
 * the map file, or by hand on a drawn map. The boxes with coordinates stay beside it.
 */
export function PlacePin() {
  const t = useWords(words)
  const { answer, pin, move, isLocked } = usePlace()
  const { place, town, metresAway = 0 } = answer ?? {}
  const canPlace = place !== undefined && !isLocked
  return (
    <section className="hestia-place" aria-label={t('title')}>
      <div className="hestia-actions">
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={!canPlace}
          extraButtonProps={{ disabled: false, 'aria-disabled': !canPlace }}
          onClick={() => canPlace && move(place)}
        >
          {t('putOnAddress')}
        </Button>
      </div>
      <div aria-live="polite">
        <AddressLine answer={answer} />
        {metresAway > MAX_PIN_METRES && (
          <Banner type="error">{t('far', { metres: formatNumber(metresAway) })}</Banner>
        )}
      </div>
      <PinPicture pin={pin} start={place ?? town} isLocked={isLocked} onMove={move} />
    </section>
  )
}

import { EpcScale } from '@/components/listing/EpcScale'
import { Static } from '@/components/static/Static'
import { energyView } from '@/data/catalogue/views/energy'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The energy use of a property: the scale of its region, and the statements required by law. */
export function Energy({ property, locale }: { property: Property; locale: Locale }) {
  const energy = energyView(property, locale)
  if (!energy) return null
  return (
    <Static>
      <section id="energy">
        <h2 className="listing-heading">{translate(locale)('detail.energy')}</h2>
        {energy.scale && <EpcScale {...energy.scale} />}
        <p className="energy-text">{energy.sentences.join(' ')}</p>
      </section>
    </Static>
  )
}

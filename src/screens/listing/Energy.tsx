import { EpcScale } from '@/components/listing/EpcScale'
import { energyView } from '@/data/catalogue/views/energy'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

/** The energy use of a property: the scale of its region, and the statements required by law. */
export async function Energy({ property, locale }: { property: Property; locale: Locale }) {
  const energy = await energyView(property, locale)
  if (!energy) return null
  return (
    <section className="mt-13">
      <h2 className="detail-title">{translate(locale)('detail.energy')}</h2>
      {energy.scale && <EpcScale {...energy.scale} />}
      <ul className="grid grid-cols-1 max-w-[64ch] gap-1.5">
        {energy.sentences.map((sentence, index) => (
          <li key={index} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

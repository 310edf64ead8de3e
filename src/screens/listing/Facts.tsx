import { FactTable } from '@/components/listing/FactTable'
import { factGroups } from '@/data/catalogue/views/facts'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

/** The facts of a property, in the groups and under the conditions set by staff. */
export async function Facts({ property, locale }: { property: Property; locale: Locale }) {
  const groups = await factGroups(property, locale)
  return groups.map((group, index) => <FactTable key={index} {...group} />)
}

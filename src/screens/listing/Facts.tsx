import { FactTable } from '@/components/listing/FactTable'
import { factGroups } from '@/data/views/facts'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

/** Everything there is to know about a property, in the groups and under the conditions that staff chose. */
export async function Facts({ property, locale }: { property: Property; locale: Locale }) {
  const groups = await factGroups(property, locale)
  return groups.map((group, at) => <FactTable key={at} {...group} />)
}

import { findRoutes, propertyRoute, projectRoute } from '@/data/routes'
import { FormView } from '@/forms/FormView'
import { ASK_ANCHOR } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

type Place = { locale: Locale; query: Query }

/** A question about a listing, asked where it is shown. */
export async function AskProperty({ property, locale, query }: Place & { property: Property }) {
  const { reference } = property
  const route = propertyRoute(property)
  const page = route && (await findRoutes(locale)).hrefFor(route)
  if (!page || !reference) return null
  return (
    <section id={ASK_ANCHOR} className="print:hidden">
      <h2 className="listing-heading">{translate(locale)('listing.askHere')}</h2>
      <FormView kind="property" locale={locale} page={page} query={query} about={{ ref: String(reference) }} />
    </section>
  )
}

/** The same for a project and its units. */
export async function AskProject({ project, locale, query }: Place & { project: Project }) {
  const { reference } = project
  const route = projectRoute(project)
  const page = route && (await findRoutes(locale)).hrefFor(route)
  if (!page || !reference) return null
  return (
    <section id={ASK_ANCHOR} className="print:hidden">
      <h2 className="listing-heading">{translate(locale)('form.title.construction')}</h2>
      <FormView kind="construction" locale={locale} page={page} query={query} about={{ project: String(reference) }} />
    </section>
  )
}

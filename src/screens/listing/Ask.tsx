import { findRoutes, propertyRoute, projectRoute } from '@/data/site/routes'
import { FormView } from '@/forms/FormView'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Project, Property } from '@/payload-types'

type Place = { locale: Locale; query: Query }

/** The form for questions about a listing, on its own page. */
export async function AskProperty({ property, locale, query }: Place & { property: Property }) {
  const { reference } = property
  const route = propertyRoute(property)
  const page = route && (await findRoutes(locale)).hrefFor(route)
  if (!page || !reference) return null
  return (
    <section id={ASK_ANCHOR} className="print:hidden">
      <h2 className="listing-heading">{translate(locale)('listing.askHere')}</h2>
      <FormView
        kind="property"
        locale={locale}
        page={page}
        query={query}
        about={{ ref: String(reference) }}
      />
    </section>
  )
}

/** The form for questions about a project. */
export async function AskProject({ project, locale, query }: Place & { project: Project }) {
  const { reference } = project
  const route = projectRoute(project)
  const page = route && (await findRoutes(locale)).hrefFor(route)
  if (!page || !reference) return null
  return (
    <section id={ASK_ANCHOR} className="print:hidden">
      <h2 className="listing-heading">{translate(locale)('form.title.construction')}</h2>
      <FormView
        kind="construction"
        locale={locale}
        page={page}
        query={query}
        about={{ project: String(reference) }}
      />
    </section>
  )
}

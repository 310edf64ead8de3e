import { findRoutes, projectRoute } from '@/data/site/routes'
import { FormView } from '@/forms/FormView'
import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import { translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'

/** The form for questions about a project. */
export async function AskProject({
  project,
  locale,
  query,
}: {
  project: Project
  locale: Locale
  query: Query
}) {
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

import { Icon } from '@/components/icon/Icon'
import { Picture } from '@/components/media/Picture'
import { findDocumentTitles } from '@/data/projects'
import { findPageNodes, findRoutes } from '@/data/routes'
import { picturesOf } from '@/data/views/picture'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Project } from '@/payload-types'

export function Plans({ project, locale }: { project: Project; locale: Locale }) {
  const plans = picturesOf(project.plans)
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans" className="pt-16">
      <h2 id="plans" className="mb-8">
        {translate(locale)('project.plans')}
      </h2>
      <ul className="cards">
        {plans.map((plan) => (
          <li key={plan.src}>
            <a href={plan.sizes.at(-1)?.src ?? plan.src} className="block rounded-(--radius-base) border border-sand bg-card p-3">
              <Picture picture={plan} sizes="(min-width: 961px) 400px, 90vw" className="aspect-3/2 w-full object-contain" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a visitor asks for them: the contact page, which is told what it is about. */
async function askHref(project: Project, locale: Locale): Promise<string | undefined> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const page = [...nodes.values()].find(({ kind, isShown }) => kind === 'contact' && isShown)
  const href = page && hrefFor({ kind: 'page', id: page.id })
  return href && project.reference ? `${href}?about=documents&project=${project.reference}` : href
}

/** What there is on paper, by title: the files are sent to whoever asks. */
export async function Documents({ project, locale }: { project: Project; locale: Locale }) {
  const [documents, ask] = await Promise.all([findDocumentTitles(project.id, locale), askHref(project, locale)])
  const titled = documents.filter(({ title }) => title)
  if (titled.length === 0) return null
  const t = translate(locale)
  return (
    <section aria-labelledby="documents" className="pt-16">
      <h2 id="documents">{t('project.documents')}</h2>
      <p className="mt-3 max-w-[62ch] text-soft">{t('project.documentsText')}</p>
      <ul className="mt-6 divide-y divide-sand border-y border-sand">
        {titled.map(({ id, title, kind }) => (
          <li key={id} className="flex items-center gap-4 py-3.5">
            <Icon name="file" className="text-moss" />
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{title}</span>
            <span className="ml-auto text-right text-[0.95rem] text-soft">{optionName(locale, 'documentKind', kind)}</span>
          </li>
        ))}
      </ul>
      {ask && (
        <p className="mt-6 print:hidden">
          <a href={ask} className="button min-h-12 hover:bg-ink hover:text-paper">
            {t('project.documentsAsk')}
          </a>
        </p>
      )}
    </section>
  )
}

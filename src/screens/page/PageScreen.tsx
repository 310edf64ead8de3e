import { RenderBlock } from '@blocks/RenderBlock'

import { Banner } from '@/components/modules/Banner'
import { ModuleFrame } from '@/components/modules/ModuleFrame'
import { RichText } from '@/components/text/RichText'
import { findModules, findPageTree } from '@/data/pages'
import { pictureOf } from '@/data/views'
import type { Locale } from '@/i18n/locales'
import type { Page } from '@/payload-types'

/** A page of the menu tree: its banner or heading, its own text, then its modules in the order staff gave them. */
export async function PageScreen({ page, locale }: { page: Page; locale: Locale }) {
  const [modules, tree] = await Promise.all([findModules(page, locale), findPageTree(locale)])
  const title = page.heading || page.title || ''
  const intro = <RichText text={page.intro} hrefOf={tree.hrefOf} className="prose text-soft text-lg" />
  const picture = pictureOf(page.banner?.images?.[0])

  return (
    <>
      {page.kind === 'home' && page.banner?.type !== 'none' && picture ? (
        <Banner picture={picture} title={page.banner?.title || title} text={page.banner?.text ?? ''} />
      ) : (
        <div className="wrap pt-14 pb-4 md:pt-20">
          <h1>{title}</h1>
          <div className="mt-6">{intro}</div>
        </div>
      )}
      {page.content && (
        <div className="wrap py-8">
          <RichText text={page.content} hrefOf={tree.hrefOf} />
        </div>
      )}
      {modules.map((module) => (
        <ModuleFrame
          key={module.id}
          title={module.title ?? ''}
          titleSize={module.titleSize ?? 'medium'}
          position={module.position ?? 'left'}
          span={Number(module.span ?? 12)}
          perRow={Number(module.numberItemOfRow ?? 3)}
          tint={module.tint ?? 'none'}
          description={<RichText text={module.description} hrefOf={tree.hrefOf} className="prose opacity-80" />}
        >
          {module.content?.map((block) => (
            <RenderBlock key={block.id} block={block} module={module} locale={locale} />
          ))}
        </ModuleFrame>
      ))}
    </>
  )
}

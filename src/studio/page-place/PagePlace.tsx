'use client'

import { Button } from '@payloadcms/ui'

import '../studio.css'
import { useWords } from '../useWords'
import { usePlace } from './usePlace'
import words from './words.json'

/** Where a page is found on the site: its address and its menus. One in no menu is put into one. */
export function PagePlace() {
  const t = useWords(words)
  const { place, isPublished, problem, isBusy, putInMenu } = usePlace()
  if (!place) return null
  const { href, menus } = place
  return (
    <section className="hestia-page-place" aria-labelledby="hestia-page-place">
      <h3 id="hestia-page-place">{t('title')}</h3>
      {isPublished && href ? (
        <p>
          <a href={href} target="_blank" rel="noopener">
            {t('look')}
          </a>
        </p>
      ) : (
        <p className="hestia-lead">{t(isPublished ? 'hidden' : 'draft')}</p>
      )}
      <p role="status">
        {menus.length > 0 ? t('menus', { menus: menus.join(', ') }) : t('noMenuYet')}
      </p>
      {menus.length === 0 && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void putInMenu()}
        >
          {t('intoMenu')}
        </Button>
      )}
      {problem && <p role="alert">{typeof problem === 'string' ? t(problem) : problem.text}</p>}
    </section>
  )
}

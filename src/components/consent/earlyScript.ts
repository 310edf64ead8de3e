import {
  CONSENT_KEY,
  allAllowed,
  noneAllowed,
  RESET_FLAG,
  storedChoices,
} from '@/domain/privacy/consent'
import { PREVIEW } from '@/domain/site/preview'

const BANNER = '.consent-banner[data-check=unread]'
const isReset = `location.search.includes('${RESET_FLAG}')`
const answers = JSON.stringify({
  accept: storedChoices(allAllowed),
  decline: storedChoices(noneAllowed),
})

const statements = [
  `var answers=${answers}`,
  `function hide(){document.head.insertAdjacentHTML('beforeend','<style>${BANNER}{display:none}</style>')}`,
  `function store(a){try{if(!${isReset})a.forEach(function(p){localStorage.setItem(p[0],p[1])})}catch{}}`,
  `try{if((localStorage.getItem('${CONSENT_KEY}')==='set'&&!${isReset})||location.pathname.includes('${PREVIEW}'))hide()}catch{}`,
  `addEventListener('click',function(e){var b=e.target.closest('${BANNER} button'),a=b&&answers[b.value];if(a){hide();store(a)}},true)`,
]

/**
 * Hides the consent banner before the first paint for a visitor who has already chosen. Stores an
 * answer that is given before the island has started, even when the visitor leaves the page at once.
 * Must stand before the loader, which stops the click and repeats it: so the island handles an
 * answer that could not be stored.
 */
export const consentEarlyScript = `(function(){${statements.join('\n')}})()`

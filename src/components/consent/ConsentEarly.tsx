import { CONSENT_KEY, everything, nothing, RESET_FLAG, storedChoices } from '@/domain/consent'
import { PREVIEW } from '@/domain/preview'

import { PRESSED } from './pressed'

const BANNER = '.consent-banner[data-check=unread]'
const isReset = `location.search.includes('${RESET_FLAG}')`
const answers = JSON.stringify({ accept: storedChoices(everything), decline: storedChoices(nothing) })

/**
 * Before the rest of the scripts: whoever has chosen must not see the banner flash, and who answers it at once is heard,
 * even when he leaves for another page. What cannot be stored yet waits under a name. The same text on every page, so
 * that its hash in the security policy is always the same.
 */
const script = [
  `var answers=${answers}`,
  `function hide(){document.head.insertAdjacentHTML('beforeend','<style>${BANNER}{display:none}</style>')}`,
  `function store(a){try{if(!a||${isReset})return false;a.forEach(function(p){localStorage.setItem(p[0],p[1])});return true}catch{return false}}`,
  `try{if((localStorage.getItem('${CONSENT_KEY}')==='set'&&!${isReset})||location.pathname.includes('${PREVIEW}'))hide()}catch{}`,
  `addEventListener('click',function(e){var b=e.target.closest('${BANNER} button');if(!b)return;if(b.value!=='settings')hide();if(!store(answers[b.value]))window.${PRESSED}=b.value},true)`,
].join('\n')

export const ConsentEarly = () => <script dangerouslySetInnerHTML={{ __html: `(function(){${script}})()` }} />

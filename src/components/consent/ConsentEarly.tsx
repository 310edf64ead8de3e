import { CONSENT_KEY, RESET_FLAG } from '@/domain/consent'
import { PREVIEW } from '@/domain/preview'

import { PRESSED } from './pressed'

const BANNER = '.consent-banner[data-check=unread]'
const chosen = `localStorage.getItem('${CONSENT_KEY}')==='set'&&!location.search.includes('${RESET_FLAG}')`

/**
 * Before the rest of the scripts: whoever has chosen must not see the banner flash, and who answers it at once is heard.
 * The same text on every page, so that its hash in the security policy is always the same.
 */
const script = [
  `function hide(){document.head.insertAdjacentHTML('beforeend','<style>${BANNER}{display:none}</style>')}`,
  `try{if((${chosen})||location.pathname.includes('${PREVIEW}'))hide()}catch{}`,
  `addEventListener('click',function(e){var b=e.target.closest('${BANNER} button');if(b){window.${PRESSED}=b.value;if(b.value!=='settings')hide()}})`,
].join('\n')

export const ConsentEarly = () => <script dangerouslySetInnerHTML={{ __html: `{${script}}` }} />

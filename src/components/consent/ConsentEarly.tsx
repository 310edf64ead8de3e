import { CONSENT_KEY, RESET_FLAG } from '@/domain/consent'
import { PREVIEW } from '@/domain/preview'

const chosen = `localStorage.getItem('${CONSENT_KEY}')==='set'&&!location.search.includes('${RESET_FLAG}')`
const hide = `document.head.insertAdjacentHTML('beforeend','<style>.consent-banner[data-check=unread]{display:none}</style>')`

/** Before anything is drawn: whoever has chosen must not see the banner flash. The same text on every page. */
const script = `try{if((${chosen})||location.pathname.includes('${PREVIEW}'))${hide}}catch{}`

export const ConsentEarly = () => <script dangerouslySetInnerHTML={{ __html: script }} />

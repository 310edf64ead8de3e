import { ASLEEP, PRESSED_EARLY } from './names'

/** As long as a visitor waits for an answer before he is led where the link leads without scripts. */
const PATIENCE = 4000

/**
 * Stands in the head, before all other scripts. A press on a part of the page whose script has not come yet is kept and
 * made once it has. The same text on every page, so that its hash in the security policy is always the same.
 */
const script = [
  `addEventListener('click',function(e){`,
  `var t=e.target.closest('a,button'),p=t&&t.closest('[${ASLEEP}]');`,
  `if(!p||e.ctrlKey||e.metaKey||e.shiftKey)return;`,
  `e.preventDefault();e.stopImmediatePropagation();window.${PRESSED_EARLY}=t;`,
  `setTimeout(function(){if(p.hasAttribute('${ASLEEP}')){p.removeAttribute('${ASLEEP}');t.click()}},${PATIENCE})`,
  `},true)`,
].join('')

export const EarlyPress = () => <script dangerouslySetInnerHTML={{ __html: script }} />

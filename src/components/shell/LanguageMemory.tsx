/**
 * The chosen language is kept twice: where scripts look for it, and where the server can honour it. Either may be refused.
 * It stands in the page itself, because a visitor who changes the language does so before anything else has loaded.
 */
const script = [
  `addEventListener('click',function(e){`,
  `var a=e.target.closest('a[data-language]');if(!a)return;`,
  `var code=a.dataset.language;try{localStorage.setItem('language',code)}catch{}`,
  `document.cookie='language='+code+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')`,
  `},true)`,
].join('')

export const LanguageMemory = () => <script dangerouslySetInnerHTML={{ __html: script }} />

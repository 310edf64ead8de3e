/**
 * Stores the language a visitor chooses in localStorage, where scripts read it, and in a cookie,
 * which the server reads. The browser may refuse either. It is inline because a visitor may change
 * the language before any other script has loaded.
 */
export const languageScript = [
  `addEventListener('click',function(e){`,
  `var a=e.target.closest('a[data-language]');if(!a)return;`,
  `var code=a.dataset.language;try{localStorage.setItem('language',code)}catch{}`,
  `document.cookie='language='+code+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')`,
  `},true)`,
].join('')

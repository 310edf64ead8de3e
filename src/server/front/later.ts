const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g
/** Next writes what a page is made of in many scripts, and the policy of the page names each: together they are one. */
const NEXT_PART = /(?<=\]\))<\/script><script>(?=self\.__next_f\.push\()/g
const PRELOAD = /<link rel="preload"(?=[^>]* as="script")[^>]*\/?>/g

/** Starts once: when all that is to be seen has come, or at the first touch of a visitor who does not wait for that. */
const loader = (addresses: readonly string[]) =>
  `(function(d){var n=0,t=['pointerdown','keydown','touchstart'];function go(){if(n++)return;` +
  `t.forEach(function(e){removeEventListener(e,go,true)});` +
  `${JSON.stringify(addresses)}.forEach(function(a){var s=d.createElement('script');s.src=a;d.head.appendChild(s)})}` +
  `t.forEach(function(e){addEventListener(e,go,true)});` +
  `addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(go)})})})(document)`

/**
 * A page is whole without scripts, so those of the framework begin when it stands: before, they would compete with the
 * first picture and the fonts for the line and the processor. What is not written as expected is left as it is.
 */
export function startLater(page: string): string {
  const addresses = [...page.matchAll(SCRIPT)].flatMap(([, address]) => (address ? [address] : []))
  if (addresses.length === 0 || !page.includes('</head>')) return page
  return page
    .replaceAll(SCRIPT, '')
    .replaceAll(PRELOAD, '')
    .replaceAll(NEXT_PART, ';')
    .replace('</head>', `<script>${loader([...new Set(addresses)])}</script></head>`)
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** The words of a mail that only exists with markup; a link is followed by its address. */
export const plainFromHtml = (html: string): string =>
  html
    .replace(/<(head|style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) => {
      const address = href.replace(/^(mailto|tel):/, '')
      return words === address || href.startsWith('tel:') ? words : `${words} (${address})`
    })
    .replace(/<br\s*\/?>|<\/(p|div|tr|li|h\d)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#39|\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Which links a browser may prepare when a pointer rests on them, as the text of a script of the
 * type `speculationrules`: never the portal, a form, the studio, a file, or an address with a query.
 * In the page itself they cost no request beside what the page is drawn with.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*/portal*', '/*/login*', '/admin*', '/api/*', '/*\\?(.+)'] } },
          {
            not: {
              selector_matches: ['[download]', '[target=_blank]', '[rel~=nofollow]', "[href^='#']"],
            },
          },
        ],
      },
    },
  ],
})

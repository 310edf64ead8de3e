/** The group of style sheets that only some pages have: it follows the base sheet. */
export const SHEET_PRECEDENCE = 'screen'

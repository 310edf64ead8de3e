import { expect, type Page } from '@playwright/test'

import { stored } from './consent'

export { devices } from './consent'

/** What the demo agency calls things around its pages. */
export const words = {
  nl: {
    menu: 'Hoofdmenu',
    drawer: 'Menu',
    open: 'Menu',
    close: 'Sluiten',
    topBar: 'Snel contact',
    languages: 'Talen',
    crumbs: 'U bent hier',
    toTop: 'Naar boven',
    sale: ['Te koop', '/nl/te-koop/'],
    below: ['Woningen te koop', '/nl/te-koop/woningen/'],
    valuation: ['Gratis schatting', '/nl/gratis-schatting/'],
    contact: ['Contact', '/nl/contact/'],
    home: 'Startpagina',
    columns: ['Maison Hestia', 'Aanbod', 'Diensten', 'Kantoor'],
    biv: 'BIV 512.345',
    to: 'fr',
    links: 'Snel naar',
    firstLink: '/nl/verkoop/',
    legal: 'Juridisch',
    policy: '/nl/cookie-policy/',
    other: ['Français', '/fr/a-vendre/maisons/'],
  },
  de: {
    menu: 'Hauptmenü',
    drawer: 'Menü',
    open: 'Menü',
    close: 'Schließen',
    topBar: 'Schneller Kontakt',
    languages: 'Sprachen',
    crumbs: 'Sie sind hier',
    toTop: 'Nach oben',
    sale: ['Zu verkaufen', '/de/zu-verkaufen/'],
    below: ['Häuser zu verkaufen', '/de/zu-verkaufen/haeuser/'],
    valuation: ['Kostenlose Schätzung', '/de/kostenlose-bewertung/'],
    contact: ['Kontakt', '/de/kontakt/'],
    home: 'Startseite',
    columns: ['Maison Hestia', 'Angebot', 'Leistungen', 'Büro'],
    biv: 'IPI 512.345',
    to: 'nl',
    links: 'Schnellzugriff',
    firstLink: '/de/verkauf/',
    legal: 'Rechtliches',
    policy: '/de/cookie-policy/',
    other: ['Nederlands', '/nl/te-koop/woningen/'],
  },
} as const

export type Language = keyof typeof words
export const languages = Object.keys(words) as Language[]

/** The visitor has chosen about cookies, so that nothing lies over the lower edge. */
export const withConsent = (page: Page) =>
  page.addInitScript((choices) => {
    for (const [key, choice] of Object.entries(choices)) localStorage.setItem(key, choice)
  }, stored('denied'))

/** Opens a page without the banner, and waits for its scripts. */
export async function openAt(page: Page, address: string): Promise<void> {
  await withConsent(page)
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-device', /./)
}

import type { BrowserContext, Page } from '@playwright/test'

export const devices = {
  phone: { width: 375, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
}

/** What the demo agency calls things in its banner. */
export const words = {
  nl: {
    banner: 'Cookies, met mate',
    settings: 'Zelf kiezen',
    accept: 'Alles aanvaarden',
    decline: 'Alleen functionele',
    save: 'Mijn keuze bewaren',
    reopen: 'Cookie-instellingen',
    switches: [
      'Functioneel',
      'Gebruikersgegevens voor reclame',
      'Opslag voor reclame',
      'Bezoeken meten',
      'Gepersonaliseerde reclame',
    ],
  },
  fr: {
    banner: 'Des cookies, avec mesure',
    settings: 'Choisir moi-même',
    accept: 'Tout accepter',
    decline: 'Fonctionnels uniquement',
    save: 'Enregistrer mon choix',
    reopen: 'Paramètres des cookies',
    switches: [
      'Fonctionnels',
      'Données utilisateur publicitaires',
      'Stockage publicitaire',
      'Mesure des visites',
      'Publicité personnalisée',
    ],
  },
}
export type Language = keyof typeof words

/** A short page: the banner stands on every one. */
export const pageIn = (language: Language) => `/${language}/cookie-policy/`

/** The keys of the specification, in the order of the switches 2 to 5. */
const keys = [
  'consentAdUserData',
  'consentAdStorage',
  'consentAnalyticsStorage',
  'consentAdPersonalization',
]

export const stored = (...choices: ('granted' | 'denied')[]) => ({
  consent: 'set',
  ...Object.fromEntries(keys.map((key, at) => [key, choices[at] ?? choices[0]])),
})

/** The banner and the settings as a visitor meets them. */
export function consentOf(page: Page, language: Language) {
  const { banner: title, settings: settingsTitle, switches, reopen } = words[language]
  const banner = page.getByRole('dialog', { name: title })
  const settings = page.getByRole('dialog', { name: settingsTitle })
  return {
    banner,
    settings,
    button: (name: 'accept' | 'decline' | 'settings') =>
      banner.getByRole('button', { name: words[language][name] }),
    settingsButton: (name: 'accept' | 'decline' | 'save') =>
      settings.getByRole('button', { name: words[language][name] }),
    switches: switches.map((name) => settings.getByRole('switch', { name, exact: true })),
    reopen: page.getByRole('contentinfo').getByRole('link', { name: reopen }),
    /** The browser has been asked, and the page knows the answer. */
    check: (state: 'asking' | 'set' | 'exempt') => page.locator(`dialog[data-check="${state}"]`),
    stored: () =>
      page.evaluate(() =>
        Object.fromEntries(
          Object.entries(localStorage).filter(([key]) => key.startsWith('consent')),
        ),
      ),
  }
}

/** Lets pages of a context open as those of a visitor who has refused what the site can do without. */
export const answerConsent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    localStorage.setItem('consent', 'set')
    for (const kind of ['AdUserData', 'AdStorage', 'AnalyticsStorage', 'AdPersonalization'])
      localStorage.setItem(`consent${kind}`, 'denied')
  })

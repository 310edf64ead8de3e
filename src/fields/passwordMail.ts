import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Mail = { token?: string; user?: { language?: string | null } }
type LinkFor = (token: string, language: Locale) => string

const texts = { nl: nl.passwordMail, fr: fr.passwordMail, en: en.passwordMail, de: de.passwordMail }
const languageOf = ({ user }: Mail): Locale => (isLocale(user?.language) ? user.language : defaultLocale)

/** The mail behind "forgot password", in the language of the person; `linkFor` says where a new one is chosen. */
export const passwordMail = (linkFor: LinkFor) => ({
  generateEmailSubject: (mail: Mail = {}): string => texts[languageOf(mail)].subject,
  generateEmailHTML: (mail: Mail = {}): string => {
    const language = languageOf(mail)
    const { intro, action, ignore } = texts[language]
    const link = linkFor(mail.token ?? '', language)
    return `<!doctype html><html lang="${language}"><body><p>${intro}</p><p><a href="${link}">${action}</a></p><p>${ignore}</p></body></html>`
  },
})

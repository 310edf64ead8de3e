import { postgresAdapter } from '@payloadcms/db-postgres'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { s3Storage } from '@payloadcms/storage-s3'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { nl } from '@payloadcms/translations/languages/nl'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { Activities } from './collections/activities'
import { ActivityTemplates } from './collections/activity-templates'
import { AnswerTemplates } from './collections/answer-templates'
import { Appointments } from './collections/appointments'
import { Articles } from './collections/articles'
import { AuditLog } from './collections/audit-log'
import { Categories } from './collections/categories'
import { Cities } from './collections/cities'
import { Demands } from './collections/demands'
import { Documents } from './collections/documents'
import { Enquiries } from './collections/enquiries'
import { FeedRuns } from './collections/feed-runs'
import { Feeds } from './collections/feeds'
import { MailTexts } from './collections/mail-texts'
import { Mails } from './collections/mails'
import { Media } from './collections/media'
import { Menus } from './collections/menus'
import { Modules } from './collections/modules'
import { Owners } from './collections/owners'
import { Pages } from './collections/pages'
import { Portals } from './collections/portals'
import { Projects } from './collections/projects'
import { Properties } from './collections/properties'
import { PropertyTypes } from './collections/property-types'
import { Redirects } from './collections/redirects'
import { Reports } from './collections/reports'
import { Subscribers } from './collections/subscribers'
import { Testimonials } from './collections/testimonials'
import { Users } from './collections/users'
import { VisitDays } from './collections/visit-days'
import { CookieTexts } from './globals/cookie-texts'
import { Footer } from './globals/footer'
import { FormRules } from './globals/form-rules'
import { HomeSearch } from './globals/home-search'
import { PathTable } from './globals/path-table'
import { Popup } from './globals/popup'
import { PropertyDetail } from './globals/property-detail'
import { Settings } from './globals/settings'
import { TopBar } from './globals/top-bar'
import { guardInternals } from './src/access/guardInternals'
import { guardAccounts } from './src/data/accounts/guard'
import { announceChanges } from './src/data/changes/announce'
import { keepDemands } from './src/data/demands/keep'
import { rememberEdits } from './src/data/desk/edits'
import { intoOutbox } from './src/data/leads/outbox'
import { keepSearchable } from './src/data/search/keep'
import { tellOfVisits } from './src/data/visits/tell'
import { env } from './src/env'
import { refuseStaleSaves } from './src/fields/refuseStaleSaves'
import { richText } from './src/fields/richText'
import { describeForSearch, inOurWords, titleForSearch } from './src/fields/seo'
import { defaultLocale, localeNames, locales } from './src/i18n/locales'
import { prepareJobs } from './src/jobs/queue'
import { studioPlugins } from './src/studio/plugins'
import { studioViews } from './src/studio/views'

const root = path.dirname(fileURLToPath(import.meta.url))

export default guardInternals(
  buildConfig({
    secret: env.PAYLOAD_SECRET,
    serverURL: env.SITE_URL,
    csrf: [env.SITE_URL],
    cookiePrefix: 'hestia',
    graphQL: { disable: true },
    telemetry: false,
    defaultDepth: 1,
    maxDepth: 4,

    collections: [
      ...[Pages, Modules, Articles, Categories, Menus, Redirects, Media],
      ...[Properties, Projects, PropertyTypes, Cities, Activities, ActivityTemplates, Documents, Feeds, FeedRuns, Portals],
      ...[Enquiries, Demands, Appointments, VisitDays, Subscribers, Testimonials, Mails, MailTexts, AnswerTemplates],
      ...[Owners, Reports, Users, AuditLog],
    ],
    globals: [Settings, TopBar, Footer, Popup, HomeSearch, CookieTexts, PathTable, PropertyDetail, FormRules],

    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
      defaultLocale,
      fallback: false,
    },
    i18n: { supportedLanguages: { nl, fr, en, de }, fallbackLanguage: defaultLocale },

    db: postgresAdapter({
      pool: { connectionString: env.DATABASE_URL, max: 20 },
      idType: 'uuidv7',
      push: false,
      migrationDir: path.join(root, 'migrations'),
    }),
    // A restarted server makes connections fail, idle ones and those at work; without a listener that would end the process.
    onInit: async (payload) => {
      payload.db.pool.on('error', (error) => payload.logger.warn({ msg: 'A database connection was lost', error: error.message }))
      payload.db.pool.on('connect', (client) => client.on('error', () => undefined))
      await prepareJobs()
    },

    editor: richText,
    sharp,
    upload: { limits: { fileSize: 40_000_000 }, abortOnLimit: true, safeFileNames: true, preserveExtension: 4 },
    email: intoOutbox,

    plugins: [
      seoPlugin({
        collections: ['pages', 'articles', 'properties', 'projects'],
        uploadsCollection: 'media',
        tabbedUI: false,
        fields: inOurWords,
        generateTitle: titleForSearch,
        generateDescription: describeForSearch,
      }),
      s3Storage({
        enabled: Boolean(env.S3_BUCKET),
        alwaysInsertFields: true,
        bucket: env.S3_BUCKET ?? '',
        collections: { media: { prefix: 'media' }, documents: { prefix: 'documents' } },
        config: env.S3_CONFIG,
      }),
      ...[refuseStaleSaves, announceChanges, keepSearchable, keepDemands, tellOfVisits, rememberEdits, guardAccounts, ...studioPlugins],
    ],

    admin: {
      user: 'users',
      avatar: 'default',
      dateFormat: 'dd/MM/yyyy HH:mm',
      meta: { titleSuffix: ' · Hestia', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }] },
      importMap: { baseDir: root },
      components: {
        graphics: { Logo: '/src/studio/Logo#Logo', Icon: '/src/studio/Logo#Icon' },
        header: ['/src/studio/NotLive#NotLive'],
        beforeNavLinks: ['/src/studio/inbox/InboxLink#InboxLink'],
        views: studioViews,
      },
    },
    typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
  }),
)

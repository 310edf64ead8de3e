import { postgresAdapter } from '@payloadcms/db-postgres'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { s3Storage } from '@payloadcms/storage-s3'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import { fr } from 'payload/i18n/fr'
import { nl } from 'payload/i18n/nl'
import sharp from 'sharp'

import { collections } from './collections'
import { globals } from './globals'
import { cookiePrefix } from './src/access/cookieRules'
import { guardInternals } from './src/access/guardInternals'
import { guardAccounts } from './src/data/accounts/guard'
import { enqueueInvalidation } from './src/data/core/enqueueInvalidation'
import { recordShownStates } from './src/data/legal/recordShown'
import { keepFeedSecrets } from './src/data/feeds/crm/keepSecrets'
import { endExposures } from './src/data/feeds/exposure'
import { queueLeads } from './src/data/feeds/leads/queueLeads'
import { syncDemands } from './src/data/demands/syncDemandRow'
import { trackEdits } from './src/data/dashboard/edits'
import { storeConsentTexts } from './src/data/privacy/storeWordings'
import { queueAdapter } from './src/data/mail/payloadAdapter'
import { forgetCompliancePlugin } from './src/data/catalogue/forgetCompliance'
import { syncListColumnsPlugin } from './src/data/catalogue/listColumns'
import { printBrochuresAhead } from './src/data/catalogue/printAhead'
import { syncSearchRowsPlugin } from './src/data/catalogue/search/syncSearchRow'
import { closeFormerFiles } from './src/data/portal/closeFormerFile'
import { notifyVisitors } from './src/data/viewings/notifyVisitor'
import { env } from './src/env'
import { auditContent } from './src/fields/auditContent'
import { explainLock } from './src/fields/explainLock'
import { lockBeforeRead } from './src/fields/lockBeforeRead'
import { refuseStaleSaves } from './src/fields/refuseStaleSaves'
import { richText } from './src/fields/richText'
import { storeAuthors } from './src/fields/savedBy'
import { describeForSearch, translateSeoFields, titleForSearch } from './src/fields/seo'
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
    cookiePrefix,
    graphQL: { disable: true },
    telemetry: false,
    defaultDepth: 1,
    maxDepth: 4,

    collections,
    globals,

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
    // When the database restarts, connections fail, idle ones and used ones; without a listener the
    // process would end.
    onInit: async (payload) => {
      payload.db.pool.on('error', (error) =>
        payload.logger.warn({ msg: 'A database connection was lost', error: error.message }),
      )
      payload.db.pool.on('connect', (client) => client.on('error', () => undefined))
      await prepareJobs()
    },

    editor: richText,
    sharp,
    upload: {
      limits: { fileSize: 40_000_000 },
      abortOnLimit: true,
      safeFileNames: true,
      preserveExtension: 4,
    },
    email: queueAdapter,

    plugins: [
      seoPlugin({
        collections: ['pages', 'articles', 'properties', 'projects'],
        uploadsCollection: 'media',
        tabbedUI: false,
        fields: translateSeoFields,
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
      storeAuthors,
      lockBeforeRead,
      refuseStaleSaves,
      keepFeedSecrets,
      endExposures,
      explainLock,
      auditContent,
      enqueueInvalidation,
      syncSearchRowsPlugin,
      syncListColumnsPlugin,
      forgetCompliancePlugin,
      recordShownStates,
      queueLeads,
      syncDemands,
      storeConsentTexts,
      notifyVisitors,
      closeFormerFiles,
      printBrochuresAhead,
      trackEdits,
      guardAccounts,
      ...studioPlugins,
    ],

    admin: {
      user: 'users',
      avatar: 'default',
      dateFormat: 'dd/MM/yyyy HH:mm',
      meta: {
        titleSuffix: ' · Hestia',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      },
      importMap: { baseDir: root },
      components: {
        graphics: { Logo: '/src/studio/Logo#Logo', Icon: '/src/studio/Logo#Icon' },
        providers: [
          '/src/studio/cms/OwnWords#OwnWords',
          '/src/studio/cms/Answers#Answers',
          '/src/studio/leave/KeepSession#KeepSession',
          '/src/studio/cms/FollowBack#FollowBack',
          '/src/studio/cms/KeepCaret#KeepCaret',
          '/src/studio/own-save/OwnSaves#OwnSaves',
        ],
        header: ['/src/studio/NotLive#NotLive', '/src/studio/frame/BottomBar#BottomBar'],
        actions: [
          '/src/studio/guide/HelpLink#HelpLink',
          '/src/studio/everywhere/SearchEverywhere#SearchEverywhere',
        ],
        beforeNavLinks: ['/src/studio/inbox/InboxLink#InboxLink'],
        views: studioViews,
      },
    },
    typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
  }),
)

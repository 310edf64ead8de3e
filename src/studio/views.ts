import type { Config } from 'payload'

/** The custom screens of the studio with their addresses. */
export const studioViews = {
  dashboard: { Component: '/src/studio/dashboard/Dashboard#Dashboard' },
  cityImport: {
    path: '/cities-import',
    Component: '/src/studio/city-import/CityImportView#CityImportView',
  },
  guide: { path: '/guide', Component: '/src/studio/guide/GuideView#GuideView' },
  inbox: { path: '/inbox', Component: '/src/studio/inbox/InboxView#InboxView' },
  inspection: {
    path: '/inspection',
    Component: '/src/studio/inspection/InspectionView#InspectionView',
  },
  login: { path: '/login', Component: '/src/studio/login/LoginView#LoginView' },
  menusTree: {
    path: '/menus-tree',
    Component: '/src/studio/menus-tree/MenusTreeView#MenusTreeView',
  },
  pagesTree: {
    path: '/pages-tree',
    Component: '/src/studio/pages-tree/PagesTreeView#PagesTreeView',
  },
  privacy: { path: '/privacy', Component: '/src/studio/privacy/PrivacyView#PrivacyView' },
  security: { path: '/security', Component: '/src/studio/accounts/SecurityView#SecurityView' },
  visits: { path: '/visits', Component: '/src/studio/viewings/ViewingsView#ViewingsView' },
} as const satisfies NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

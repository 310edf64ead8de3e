/** The actions of the audit log: logins, and changes that others must be able to look up. */
export const auditActions = [
  ...([
    'login',
    'login_refused',
    'logout',
    'sessions_ended',
    'password_changed',
    'email_changed',
    'second_factor_on',
    'second_factor_off',
    'second_factor_reset',
    'passkey_added',
    'passkey_removed',
    'recovery_codes_made',
  ] as const),
  ...([
    'account_created',
    'account_deleted',
    'role_changed',
    'invited',
    'suspended',
    'readmitted',
    'seen_as_owner',
  ] as const),
  ...([
    'person_exported',
    'person_erased',
    'inbox_exported',
    'property_deleted',
    'gate_overridden',
    'report_sent_again',
    'report_handed_over',
    'document_approved',
  ] as const),
  ...([
    'published',
    'taken_offline',
    'price_changed',
    'status_changed',
    'settings_changed',
    'redirect_saved',
    'redirect_deleted',
    'list_exported',
    'inspection_made',
    'inspection_fetched',
    'preview_shared',
    'preview_revoked',
    'release_planned',
    'release_published',
    'release_undone',
  ] as const),
] as const
export type AuditAction = (typeof auditActions)[number]

/** Who acted: a colleague, an owner, or `nobody` for a visitor or the site itself. */
export const auditActors = ['staff', 'owner', 'nobody'] as const
export type AuditActor = (typeof auditActors)[number]

export const activityKinds = ['history', 'communication', 'online_media'] as const

export const activityTypes = ['call', 'mail', 'letter', 'visit', 'offer', 'agreement', 'publication', 'price_change', 'document', 'note'] as const

export const activityStatuses = ['planned', 'done', 'cancelled'] as const

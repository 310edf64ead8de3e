/**
 * How a report reached its owner: by email, not yet because the owner gets no email, or handed over by
 * a colleague on another durable medium.
 */
export const reportDeliveries = ['mailed', 'due', 'handed_over'] as const

/** Addresses that no first view leads to. Beside the others they would weigh in it. */
export const pathsElsewhere = { offlineCard: '/offline-card' } as const

/** How long a bank may take with a refund. */
export const workingDays = 5

/** How long a cancellation can be taken back where the property's own setting is not known yet. */
export const usualReinstateMinutes = 30

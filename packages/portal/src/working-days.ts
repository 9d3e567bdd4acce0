/** How many working days a bank may take for a refund. */
export const workingDays = 5

/** For how many minutes a cancellation can be reinstated where the property's own setting is not known yet. */
export const usualReinstateMinutes = 30

/** What was read of the team: all of it is read anew once something was changed. */
export const teamKey = ['team'] as const

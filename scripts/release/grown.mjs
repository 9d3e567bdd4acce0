/**
 * Whether something weighs more than it may, in kB. A tenth is what a feature or a new version of a library brings; more is
 * something that was not there before, such as a library bundled twice or an entry that reaches all others. Of small ones half a
 * kilobyte is nothing.
 */
export const hasGrown = (before, now) => now > Math.max(before * 1.1, before + 0.5)

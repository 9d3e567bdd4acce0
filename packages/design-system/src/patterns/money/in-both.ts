/** "$40.50 (about MXN 737)": an amount, and what it comes to in the currency the guest reads, where that is another. */
export const inBoth = (amount: string, approx: string | undefined): string =>
  approx ? `${amount} (${approx})` : amount

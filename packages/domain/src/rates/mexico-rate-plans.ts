const inDollars: Readonly<Record<number, number>> = { 3: 190, 4: 191, 19: 192, 56: 193 }

/** Rate plans sold in pesos in Mexico are shown as their dollar equivalents. */
export const shownRatePlanId = (ratePlanId: number, marketCountryCode: string): number =>
  marketCountryCode === 'MX' ? (inDollars[ratePlanId] ?? ratePlanId) : ratePlanId

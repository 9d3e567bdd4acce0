/** The region of a user pool, which its id begins with: `<region>_<id>`. */
export const regionOf = (poolId: string): string => poolId.split('_')[0] ?? ''

/** Where browsers and this service reach a user pool. */
export const poolOriginOf = (poolId: string): string =>
  `https://cognito-idp.${regionOf(poolId)}.amazonaws.com`

import { generateSecret, generateURI, verify } from 'otplib'

/** Half a minute on either side: clocks of telephones are never quite right. */
const toleranceSeconds = 30

export const newTotpSecret = (): string => generateSecret({ length: 20 })

/** The address that an authenticator app reads from a picture. */
export const totpAddress = (secret: string, userName: string): string =>
  generateURI({ issuer: 'Veranda', label: userName, secret })

/** The time step of a code that is right and later than the last one taken; `undefined` for any other. */
export async function stepOfCode(
  secret: string,
  code: string,
  { lastStep, now }: { readonly lastStep: number | null; readonly now: Date },
): Promise<number | undefined> {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: toleranceSeconds,
  })
  if (!result.valid || !('timeStep' in result)) return undefined
  return lastStep !== null && result.timeStep <= lastStep ? undefined : result.timeStep
}

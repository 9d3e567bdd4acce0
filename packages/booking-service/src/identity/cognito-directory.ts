import { randomBytes } from 'node:crypto'
import type { KnownGuest } from './identity.ts'

export type CognitoDirectory = {
  readonly poolId: string
  readonly region: string
  /** Another address of the pool's administration API, for a private network. */
  readonly endpoint?: string | undefined
}

/**
 * Creates guests in a real pool: without a letter, and with a random password, since guests sign in by
 * challenge.
 */
export function cognitoGuests({ poolId, region, endpoint }: CognitoDirectory) {
  // The client is large, and only a real pool needs it.
  const opened = import('@aws-sdk/client-cognito-identity-provider').then((aws) => ({
    aws,
    client: new aws.CognitoIdentityProviderClient(endpoint ? { region, endpoint } : { region }),
  }))
  opened.catch(() => undefined)

  return async ({ reservationCode, brand }: KnownGuest): Promise<void> => {
    const { aws, client } = await opened
    const user = { UserPoolId: poolId, Username: reservationCode }
    try {
      const attributes = { 'custom:reservation': reservationCode, 'custom:brand': brand }
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
      await client.send(
        new aws.AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }),
      )
    } catch (failure) {
      if (!(failure instanceof aws.UsernameExistsException)) throw failure
      // The user exists. It is still unconfirmed only if an earlier attempt stopped halfway.
      const { UserStatus } = await client.send(new aws.AdminGetUserCommand(user))
      if (UserStatus === 'CONFIRMED') return
    }
    const Password = `${randomBytes(32).toString('base64url')}aA1!`
    await client.send(new aws.AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }))
  }
}

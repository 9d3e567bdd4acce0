import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Whether this browser knows passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Asks the browser for a new passkey; nothing where its owner thought better of it. */
export const createPasskey = (options: string): Promise<string | undefined> =>
  unlessCancelled(() =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  )

/** Asks the browser to prove one. */
export const provePasskey = (options: string): Promise<string | undefined> =>
  unlessCancelled(() =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  )

async function unlessCancelled(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    // Cancelled, timed out, or none of this account’s passkeys is here: the browser tells them apart for nobody.
    return undefined
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { readonly challenge: string }

/** A device with one passkey: it signs what a page asks it, and says which page that was. */
export function aPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const client = (type: 'create' | 'get', { challenge }: Options, page: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: page, crossOrigin: false }))
  const authenticator = (flags: number, host: string, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(37)
    createHash('sha256').update(host).digest().copy(head)
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(counter, 33)
    return Buffer.concat([head, more])
  }
  const shared = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
  return {
    create: (options: string, page = origin, host = new URL(origin).hostname): string => {
      const clientData = client('create', JSON.parse(options) as Options, page)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        // COSE: an elliptic curve key for ES256 on P-256.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticator(0x45, host, credential)
      // CBOR: { fmt: 'none', attStmt: {}, authData: … }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const response = { clientDataJSON: text(clientData), attestationObject: text(attestation) }
      return JSON.stringify({ ...shared, response })
    },
    get: (options: string, page = origin, host = new URL(origin).hostname): string => {
      counter += 1
      const clientData = client('get', JSON.parse(options) as Options, page)
      const data = authenticator(0x05, host)
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
      }
      return JSON.stringify({ ...shared, response })
    },
    /** As a copy of the key would: it does not know how often the other was used. */
    forget: () => void (counter = 0),
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url')

import type { CDPSession } from 'playwright'

export type Traffic = {
  readonly kilobytes: number
  readonly kilobytesBefore: number
  readonly kilobytesBeforeUsable: number
  readonly requests: number
  readonly requestsBefore: number
}

type Exchange = { readonly type: string; readonly bytes: number; readonly at: number }

/** Counts what really comes over the line; fonts are apart, for their words can be read without them. */
export function listen(cdp: CDPSession): (visible: number, usable: number) => Traffic {
  const asked = new Map<string, string>()
  const came: Exchange[] = []
  let start = Number.NaN
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, timestamp }) => {
    if (request.url.startsWith('data:')) return
    if (Number.isNaN(start)) start = timestamp
    asked.set(requestId, type)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) asked.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const type = asked.get(requestId)
    if (type && type !== 'Font') came.push({ type, bytes: encodedDataLength, at: (timestamp - start) * 1000 })
  })
  return (visible, usable) => {
    const before = came.filter(({ at }) => at <= visible)
    return {
      kilobytes: kilobytes(came),
      kilobytesBefore: kilobytes(before),
      kilobytesBeforeUsable: kilobytes(came.filter(({ at }) => at <= usable)),
      requests: came.length,
      requestsBefore: before.length,
    }
  }
}

const kilobytes = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((total, { bytes }) => total + bytes, 0) / 1024

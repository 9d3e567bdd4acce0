import type { Page } from '@playwright/test'

/** Every text that any storage of the site holds, as far as a script can read it. */
export const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((open, fail) => {
        const asked = indexedDB.open(name)
        asked.addEventListener('success', () => open(asked.result))
        asked.addEventListener('error', () => fail(asked.error))
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((read, fail) => {
          const asked = db.transaction(store).objectStore(store).getAll()
          asked.addEventListener('success', () => read(asked.result))
          asked.addEventListener('error', () => fail(asked.error))
        })
        for (const row of rows)
          for (const value of Object.values(row as object))
            texts.push(
              value instanceof CryptoKey
                ? `a key that is ${value.extractable ? '' : 'not '}extractable`
                : value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                  ? new TextDecoder('latin1').decode(value)
                  : JSON.stringify(value),
            )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

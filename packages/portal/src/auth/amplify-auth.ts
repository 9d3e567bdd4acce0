import type * as Library from './amplify.ts'
import type { UserPool } from './amplify.ts'
import type { Auth } from './auth.ts'

/** The user pool behind a door that opens on first use: nothing of the sign-in library is in the entry. */
export function amplifyAuth(pool: UserPool): Auth & { readonly prepare: () => Promise<void> } {
  let library: Promise<typeof Library> | undefined
  const load = () => {
    library ??= import('./amplify.ts').then((loaded) => {
      loaded.configure(pool)
      return loaded
    })
    return library
  }
  return {
    prepare: async () => void (await load().catch(() => undefined)),
    begin: (reservationCode) =>
      void load().then(
        (it) => it.begin(reservationCode),
        () => undefined,
      ),
    answer: async (reservationCode, credential) => {
      try {
        return await (await load()).answer(reservationCode, credential)
      } catch {
        library = undefined
        return { kind: 'unreachable' }
      }
    },
    refresh: async () => {
      await (await load()).refresh()
    },
    leave: async () => {
      await load()
        .then(({ leave }) => leave())
        .catch(() => undefined)
    },
  }
}

import type { Client } from '@veranda/contract'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useOffice } from '../back-office.ts'
import { AskAgain } from './ask-again.tsx'

type Keeper = {
  readonly client: Client
  /** Who has the session: asked for again when it has ended. */
  readonly know: (who: KnownMember | undefined) => void
}

/** Whom the dialog asks for their password. */
export type KnownMember = { readonly userName: string; readonly source: 'local' | 'domain' }

const Keeping = createContext<Keeper | undefined>(undefined)

function useKeeper(): Keeper {
  const keeper = useContext(Keeping)
  if (!keeper) throw new Error('Nobody keeps the session around this part')
  return keeper
}

/** The client of every page: a call that finds the session ended waits for the password and is made again. */
export const useClient = (): Client => useKeeper().client
export const useKnow = (): Keeper['know'] => useKeeper().know

/**
 * Asks for the password in a dialog when a session has ended, and goes on with the calls that found it so. The page behind it
 * stays, with whatever was typed.
 */
export function SessionKeeper({ children }: { readonly children: ReactNode }) {
  const { client } = useOffice()
  const [asked, setAsked] = useState<KnownMember>()
  const member = useRef<KnownMember>(undefined)
  const waiting = useRef<((isIn: boolean) => void)[]>([])
  const keeper = useMemo((): Keeper => {
    const ask = (who: KnownMember): Promise<boolean> =>
      new Promise((resolve) => {
        waiting.current.push(resolve)
        setAsked(who)
      })
    const call: Client['call'] = async (endpoint, ...input) => {
      const answer = await client.call(endpoint, ...input)
      const who = member.current
      if (answer.ok || answer.refusal.kind !== 'not-signed-in' || !who) return answer
      return (await ask(who)) ? client.call(endpoint, ...input) : answer
    }
    return { client: { call }, know: (who) => void (member.current = who) }
  }, [client])
  const done = (isIn: boolean): void => {
    setAsked(undefined)
    if (!isIn) member.current = undefined
    for (const resolve of waiting.current.splice(0)) resolve(isIn)
  }
  return (
    <Keeping.Provider value={keeper}>
      {children}
      {asked && <AskAgain who={asked} onDone={done} />}
    </Keeping.Provider>
  )
}

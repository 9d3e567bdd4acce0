import { inDepth, recordFigure, runs } from '@veranda/test-depth'
import { expect, inject, test } from 'vitest'
import { openEmbedded, openOnServer } from '../testing/on-every-database.ts'
import { addGuests, type ManyGuest } from './testing/many-guests.ts'
import { type Outcome, signInSetup } from './testing/sign-in-setup.ts'

const guesses = runs('SIGN_IN_GUESSES', { landing: 1_500, full: 30_000 })
const guestCount = inDepth({ landing: 24, full: 300 })
const guesserCount = inDepth({ landing: 30, full: 200 })
const seconds = inDepth({ landing: 240, full: 3_600 })
/**
 * Guessers start one after the other, so that their windows never run out at the same time and the budget is
 * always under load.
 */
const begunBy = inDepth({ landing: 60, full: 600 })
const numbers = 20_000
const longestOption = 120
const atOnce = 8
/** One guess in so many is a request for a link, with the guest's number and a wrong address. */
const oneRequestIn = inDepth({ landing: 10, full: 100 })

// 3,600 pairs of very common names; every guest has one of them.
const firstNames = Array.from({ length: 60 }, (_, n) => `First${n}`)
const lastNames = Array.from({ length: 60 }, (_, n) => `Last${n}`)

/** The same numbers from 0 to 1 in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = seeded(12)
const below = (end: number): number => Math.floor(random() * end)
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value

const codeOf = (n: number): string => `ZPCU-${String(n).padStart(6, '0')}-A`
const guests: readonly ManyGuest[] = Array.from({ length: guestCount }, (_, n) => ({
  reservationCode: codeOf(n * Math.floor(numbers / guestCount)),
  firstName: oneOf(firstNames),
  lastName: oneOf(lastNames),
  email: `guest${n}@example.com`,
}))
const nameIn = new Map(
  guests.map(({ reservationCode, firstName, lastName }) => [reservationCode, `${firstName} ${lastName}`]),
)

type SignInSetup = ReturnType<typeof signInSetup>

/** A guest's next action, and the seconds until it; `in`: the guest has a session. */
type Next = 'in' | { readonly after: number; readonly act: () => Promise<Next> }

/**
 * Enters the names, with a number of mistakes first; a guest who is told to asks for a link, and opens it.
 */
function optionOf(
  setup: SignInSetup,
  guest: ManyGuest,
  address: string,
  manner: 'names' | 'mistyped-twice' | 'link',
) {
  const { reservationCode, email } = guest
  const options = { names: 0, link: 0 }
  const typeNames = (mistakes: number) => async (): Promise<Next> => {
    const typed = mistakes > 0 ? { ...guest, lastName: `${guest.lastName}x` } : guest
    const tried = { reservationCode, firstName: typed.firstName, lastName: typed.lastName }
    const checked = await setup.checkNames(tried, address)
    const outcome: Outcome = checked === 'in' ? await setup.showNamesToPool(tried, address) : checked
    if (outcome === 'not-let-in') return { after: 12, act: typeNames(mistakes - 1) }
    if (outcome === 'past-limit') return { after: 15, act: askForLink }
    options.names++
    return 'in'
  }
  const askForLink = async (): Promise<Next> => {
    await setup.askForLink(reservationCode, email, address)
    return { after: 20, act: openLetter }
  }
  const openLetter = async (): Promise<Next> => {
    const link = setup.linkIn(email)
    if (link === undefined) return { after: 5, act: openLetter }
    const outcome = await setup.openLink(reservationCode, link, address)
    if (outcome !== 'in') return { after: 15, act: askForLink }
    options.link++
    return 'in'
  }
  const act = manner === 'link' ? askForLink : typeNames(manner === 'names' ? 0 : 2)
  return { options, first: { after: 25, act } satisfies Next }
}

type Guess = {
  readonly at: 'names' | 'link'
  readonly isRight: boolean
  readonly outcome: Outcome | 'asked-for-link'
}

/**
 * One guess: two fifths are random names; a fifth each attack one guest's number, or one guest's name, in order to lock the
 * guest out; and a fifth make up the secret of a guest's link.
 */
async function guess(setup: SignInSetup, n: number, second: number): Promise<Guess> {
  const guesser = n % Math.min(guesserCount, 1 + Math.floor((second * guesserCount) / begunBy))
  const address = `198.18.${guesser >> 8}.${guesser & 255}`
  const target = oneOf(guests)
  if (below(oneRequestIn) === 0) {
    await setup.askForLink(target.reservationCode, `guesser${n}@example.com`, address)
    return { at: 'link', isRight: false, outcome: 'asked-for-link' }
  }
  const kind = below(5)
  if (kind === 4) {
    const secret = Array.from({ length: 40 }, () => below(16).toString(16)).join('')
    const outcome = await setup.openLink(target.reservationCode, secret, address)
    return { at: 'link', isRight: false, outcome }
  }
  const reservationCode = kind === 0 ? target.reservationCode : codeOf(below(numbers))
  const names =
    kind === 1
      ? { firstName: target.firstName, lastName: target.lastName }
      : { firstName: oneOf(firstNames), lastName: kind === 0 ? `Not${n}` : oneOf(lastNames) }
  // Most call the service; one in forty speaks the pool's protocol.
  const tryNames = guesser % 40 === 0 ? setup.showNamesToPool : setup.checkNames
  const outcome = await tryNames({ reservationCode, ...names }, address)
  const isRight = nameIn.get(reservationCode) === `${names.firstName} ${names.lastName}`
  return { at: 'names', isRight, outcome }
}

test(
  'no guesser gets a session, and every guest is signed in within two minutes',
  async () => {
    // On a server, if there is one: there the guessers run several at a time, and a million guesses take
    // minutes.
    const server = inject('postgresUrl')
    const store = await (server === undefined ? openEmbedded() : openOnServer(server))
    await addGuests(store.db, guests)
    const setup = signInSetup(store)
    const began = performance.now()
    const due = new Map<number, (() => Promise<void>)[]>()
    const tookSeconds: number[] = []
    const options = guests.map((guest, n) => {
      const manner = (['names', 'names', 'mistyped-twice', 'link'] as const)[n % 4] ?? 'names'
      const { options: own, first } = optionOf(setup, guest, `10.9.${n >> 8}.${n & 255}`, manner)
      const comes = below(seconds - longestOption - 1)
      const plan = (at: number, next: Next): void => {
        if (next === 'in') return void tookSeconds.push(at - comes)
        const then = at + next.after
        due.set(then, [...(due.get(then) ?? []), async () => plan(then, await next.act())])
      }
      plan(comes, first)
      return own
    })

    const counts = { right: 0, in: 0, lookedAt: 0, ofLinks: 0 }
    let guessed = 0
    for (let second = 0; second < seconds; second++) {
      for (const act of due.get(second) ?? []) await act()
      const thisSecond = Math.floor((guesses * (second + 1)) / seconds)
      while (guessed < thisSecond) {
        const count = Math.min(atOnce, thisSecond - guessed)
        const together = Array.from({ length: count }, (_, index) => guess(setup, guessed + index, second))
        for (const { at, isRight, outcome } of await Promise.all(together)) {
          if (isRight) counts.right++
          if (outcome === 'in') counts.in++
          if (at === 'link') counts.ofLinks++
          else if (outcome === 'not-let-in') counts.lookedAt++
        }
        guessed += count
      }
      await setup.deliver()
      setup.clock.moveOn(1)
    }
    await store.close()

    expect(setup.failures).toEqual([])
    expect(counts.in).toBe(0)
    // The shared budget: 600 at once, and one more every six seconds.
    expect(counts.lookedAt).toBeLessThanOrEqual(600 + seconds / 6)
    expect(tookSeconds).toHaveLength(guestCount)
    expect(Math.max(...tookSeconds)).toBeLessThanOrEqual(longestOption)
    // A quarter ask for a link of their own accord; if no others were sent to a link, the guessers had no
    // effect.
    const byLink = options.filter(({ link }) => link > 0).length
    expect(byLink).toBeGreaterThan(guestCount / 4)
    // At random a right name is found once in 70,000 guesses.
    if (guesses >= 1_000_000) expect(counts.right).toBeGreaterThan(0)
    recordFigure(
      `Guesses at names and links from ${guesserCount} addresses`,
      `${guessed}, ${counts.ofLinks} of them at links; ${counts.right} names were right, ${counts.in} got in`,
    )
    recordFigure(
      'Guests who signed in meanwhile',
      `${tookSeconds.length} of ${guestCount} (${byLink} by link), the slowest in ${Math.max(...tookSeconds)} s of the simulated hour`,
    )
    console.info(
      `${guessed} guesses (${counts.right} right, ${counts.lookedAt} not past a limit), ${tookSeconds.length} guests ` +
        `(${byLink} by link), slowest ${Math.max(...tookSeconds)} s, in ${Math.round(performance.now() - began)} ms`,
    )
  },
  inDepth({ landing: 120_000, full: 1_800_000 }),
)

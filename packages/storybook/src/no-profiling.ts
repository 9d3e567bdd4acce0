import type * as react from 'react'

// Before React is loaded: in development it notes each rendering for a profiler where the console offers to, which
// takes a tenth of the time in which stories are drawn.
Object.assign(console, { timeStamp: undefined, createTask: undefined })

// For each element it makes, React notes the calls that led there, until it has noted 10,000 in a second: another tenth.
// No rule asks for them; only React's own warnings would name the line besides the component.
const loaded: typeof react = await import('react')
const internals: unknown = Reflect.get(
  loaded,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // A new second changes nothing.
  },
})

import { createStore } from 'jotai'
import { number, object } from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearAll } from './clear-all.ts'
import { storedAtom } from './stored-atom.ts'

const choice = object({ roomId: number() })
const stored = () => sessionStorage.getItem('veranda.choice')

beforeEach(() => sessionStorage.clear())

describe('a stored atom', () => {
  test('survives reload', () => {
    createStore().set(storedAtom('choice', choice), { roomId: 11 })
    const afterReload = storedAtom('choice', choice)
    expect(createStore().get(afterReload)).toEqual({ roomId: 11 })
  })

  test.each(['{"roomId":"eleven"}', '{"room', 'null', '[]'])('drops what does not parse: %s', (text) => {
    sessionStorage.setItem('veranda.choice', text)
    expect(createStore().get(storedAtom('choice', choice))).toBeUndefined()
  })

  test('is forgotten by clear-all, in memory and in storage', () => {
    const store = createStore()
    const atom = storedAtom('choice', choice)
    store.set(atom, { roomId: 11 })
    expect(stored()).not.toBeNull()
    clearAll(store)
    expect(store.get(atom)).toBeUndefined()
    expect(stored()).toBeNull()
  })
})

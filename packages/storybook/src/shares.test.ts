import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it('deals all stories of a file to one share, and about as many to each', () => {
  const files = ['dates', 'dates', 'dates', 'dates', 'card', 'card', 'badge', 'link', 'link']
  const given = sharesOf(files)
  expect([...given.keys()].toSorted()).toEqual(['badge', 'card', 'dates', 'link'])
  const counts = [0, 1].map((share) => files.filter((file) => given.get(file) === share).length)
  expect(counts).toEqual([5, 4])
})

import { expect, test } from 'vitest'
import { providerCalls } from '../platform/telemetry/meters.ts'
import type { PaymentProvider } from './port.ts'
import { watchedProvider } from './watched-provider.ts'

const countOf = async (call: string, outcome: string): Promise<number> => {
  const { values } = await providerCalls.get()
  return values.find(({ labels }) => labels.call === call && labels.outcome === outcome)?.value ?? 0
}

const asked = { paymentId: '1', reference: null, merchant: null }

test('a provider’s calls are counted by what it answered, and one without an answer as failed', async () => {
  const answers = {
    void: async () => ({ kind: 'refused' }),
    lookUp: async () => {
      throw new Error('No answer')
    },
    listCards: async () => [],
  }
  const provider = watchedProvider(answers as unknown as PaymentProvider)
  const counts = () =>
    Promise.all([countOf('void', 'refused'), countOf('look-up', 'failed'), countOf('list-cards', 'done')])
  const before = await counts()
  expect(await provider.void(asked)).toEqual({ kind: 'refused' })
  await expect(provider.lookUp(asked)).rejects.toThrow('No answer')
  expect(await provider.listCards('owner', null)).toEqual([])
  expect(await counts()).toEqual(before.map((count) => count + 1))
})

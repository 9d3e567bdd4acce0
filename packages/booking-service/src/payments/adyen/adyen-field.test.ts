import { expect, test } from 'vitest'
import type { AdyenSetting } from '../../env.ts'
import { adyenField } from './adyen-field.ts'

const setting: AdyenSetting = {
  kind: 'adyen',
  apiKey: 'AQE-secret',
  merchantAccount: 'VerandaHotels',
  hmacKey: 'ab'.repeat(32),
  clientKey: 'test_CLIENT',
  environment: 'test',
}

test('a page is given the public key and the environment, and nothing secret', () => {
  expect(adyenField(setting).field).toEqual({ kind: 'adyen', clientKey: 'test_CLIENT', environment: 'test' })
  expect(JSON.stringify(adyenField(setting))).not.toMatch(/AQE-secret|abab/)
})

test('it may frame and connect to the hosts of its environment, and no others', () => {
  for (const environment of ['test', 'live'] as const) {
    const { origins } = adyenField({ ...setting, environment })
    expect(origins.frames).toEqual([`https://checkoutshopper-${environment}.adyen.com`])
    expect(origins.talksTo).toEqual([
      `https://checkoutshopper-${environment}.adyen.com`,
      `https://checkoutshopper-${environment}.cdn.adyen.com`,
      `https://checkoutanalytics-${environment}.adyen.com`,
    ])
  }
})

test('a stand-in for Adyen is given to the page, and is then the only host it frames and connects to', () => {
  const url = 'http://127.0.0.1:4991'
  const { field, origins } = adyenField({ ...setting, url })
  expect(field).toMatchObject({ url })
  expect(origins).toEqual({ frames: [url], talksTo: [url] })
})

import { endpoints } from '@veranda/contract'
import { expect, test } from 'vitest'
import { forThoseWhoMayOpen } from './who-may-open.ts'

test('documents are shown by calls for staff who may read the inbox', () => {
  expect(forThoseWhoMayOpen(endpoints.openDocument)).toBe(endpoints.openDocument)
})

test('and by no call with another permission, or for guests', () => {
  expect(() => forThoseWhoMayOpen({ ...endpoints.openDocument, permission: 'audit:read' })).toThrow(
    'openDocument shows documents',
  )
  // @ts-expect-error: guests may not.
  expect(() => forThoseWhoMayOpen(endpoints.sendDocument)).toThrow('sendDocument shows documents')
})

import { type CallInput, codeNumber, type requestCall } from '@veranda/contract'
import { contactTime } from '@veranda/domain'

type Body = CallInput<typeof requestCall>['body']

/** What a form sends to be called. */
export const aCall = (over: Partial<Body> = {}): Body => ({
  name: 'Ada Lovelace',
  contactTime,
  email: '',
  telephone: '15555550142',
  countryId: codeNumber('US'),
  bookingCode: '',
  customerTypeId: 1,
  notes: '',
  timeZone: 'America/New_York',
  acceptedTerms: true,
  ...over,
})

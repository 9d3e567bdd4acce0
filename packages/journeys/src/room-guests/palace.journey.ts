import { journeysOfGuests } from './journeys.ts'

journeysOfGuests('the palace', 'ZPCU-104A7C-AB')

import { journeysOfGuests } from './journeys.ts'

journeysOfGuests('the Maldives', 'ZRMV-222E3A-B')

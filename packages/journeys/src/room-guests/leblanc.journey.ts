import { journeysOfGuests } from './journeys.ts'

journeysOfGuests('Leblanc, adults only', 'ZLLC-109E6A-CA')
